# A dash removes the last line break.
$x = @(END)
  a
  - END
