# A case in an interpolation.
$x = "${case $a { 'b': { 'c' } default: { 'd' } }}"
