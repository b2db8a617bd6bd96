# After the question mark of a selector without braces.
$x = $a ? /b/ => 1
