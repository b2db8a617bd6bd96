# A variable of another class.
$foo::x = 1
