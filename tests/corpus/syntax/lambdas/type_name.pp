# A parameter's type is upper-case.
f() |integer $x| { $x }
