lookup('a')
lookup('a', undef, undef, 'default')
parameter('m::x')
