hiera('a')
lookup('a', undef, undef, 1)
