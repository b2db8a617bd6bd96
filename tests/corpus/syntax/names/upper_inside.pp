# Upper-case letters may stand inside a name.
$a = fooBar
$b = foo::bAr
