# An equal sign.
=
