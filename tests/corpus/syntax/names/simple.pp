# Lower-case names are strings, with digits and underscores inside.
$a = foo
$b = foo_bar1
$c = foo::bar
$d = ::foo::bar
