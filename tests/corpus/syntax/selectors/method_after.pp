# A method call on a selector.
$x = $a ? { 1 => 2 }.foo
