# A hash as the test.
case {a => 1} { default: { $x = 1 } }
