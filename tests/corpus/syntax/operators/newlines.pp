# An expression may go on over lines.
$x = 1
  + 2
  - 3
$y = $a
  and $b
