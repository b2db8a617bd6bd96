# Several arguments.
include a, b, c::d
notice 'e', $f, 1 + 2, g(3)
