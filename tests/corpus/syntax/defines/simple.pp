# Defined types.
define a { }
define b() { }
define c($x, Integer $y = 1) { notify { $title: } }
