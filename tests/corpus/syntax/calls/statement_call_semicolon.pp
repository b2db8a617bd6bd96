# A semicolon does not separate the name from its argument.
include; foo
