# Lines that end in CR LF.
$x = @(END)
  a
  b
  | END
$y = 1
