# The last value is the result.
$x = if $a { 1 2 } else { 3 }
