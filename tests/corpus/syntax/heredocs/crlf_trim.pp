# Trimmed, with CR LF.
$x = @(END)
  a
  |- END
