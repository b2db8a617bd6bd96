# Braces in braces are counted.
$x = "a ${ {b => {c => 1}} } d"
