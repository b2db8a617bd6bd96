# Colons at the start are not allowed.
define ::a { }
