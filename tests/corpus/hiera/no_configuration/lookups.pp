lookup('a')
lookup('plain::x')
lookup('a', undef, undef, 1)
parameter('plain::x')
include plain; $plain::x
