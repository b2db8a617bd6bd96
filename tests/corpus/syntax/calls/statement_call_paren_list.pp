# The parenthesis may come first.
include(a, b)
notice('a')
