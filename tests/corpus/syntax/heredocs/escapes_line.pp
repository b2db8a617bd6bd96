# An escaped line break.
$x = @(END/L)
  a \
  b
  c
  | END
