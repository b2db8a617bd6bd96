# A line that starts left of the margin is left alone.
$x = @(END)
    a
  b
      c
    | END
