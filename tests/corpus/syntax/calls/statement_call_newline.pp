# The argument may stand on the next line.
include
  foo
