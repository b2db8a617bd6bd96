# An escaped line break with CR LF.
$x = @(END/L)
  a\
  b
  END
