# Bare words are values everywhere.
notice(foo-bar, _x, a::b-c)
