# Anything can be the receiver.
$x = 1.a
$y = 'b'.c
$z = [1].d
$w = f(1).e
$v = Foo.new
$u = ($a + 1).g
$t = undef.h
$s = default.i
$r = true.j
