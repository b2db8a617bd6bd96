# A call among the values may have an effect.
case $a { f(): { 2 } }
$x = 1
