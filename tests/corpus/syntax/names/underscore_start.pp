# A word that starts with an underscore is a bare word.
$a = _foo
$b = _
$c = foo::_bar
