# A method call on a conditional.
$x = if $a { 1 } else { 2 }.foo
