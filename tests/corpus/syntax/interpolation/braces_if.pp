# A conditional in an interpolation.
$x = "${if $a { 'b' } else { 'c' }}"
