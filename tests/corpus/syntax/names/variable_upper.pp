# A variable's name starts in lower case.
$x = $Foo
