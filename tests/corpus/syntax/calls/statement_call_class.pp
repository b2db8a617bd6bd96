# A class as the argument.
include class a {}
