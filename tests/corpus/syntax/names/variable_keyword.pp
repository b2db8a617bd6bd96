# A keyword is a fine variable name.
$x = $class
$if = $case
