# Line breaks around the dot.
$x = $a
  .b
  .c(1)
$y = $a.
  b
