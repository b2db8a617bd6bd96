# A hash as the body's value.
$x = case $a { 1: { {b => 1} } }
