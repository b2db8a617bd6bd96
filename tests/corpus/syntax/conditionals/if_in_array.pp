# Conditionals as elements.
$x = [if $a { 1 }, unless $b { 2 }, case $c { default: { 3 } }]
