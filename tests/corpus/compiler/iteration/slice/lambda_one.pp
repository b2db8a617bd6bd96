# The function slice with a lambda of one parameter.
[1, 2, 3].slice(2) |$s| { notice($s) }
