# The star follows the type.
f() |*Integer $x| { $x }
