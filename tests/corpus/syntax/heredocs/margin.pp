# A bar in front of the tag removes the margin.
$x = @(END)
    a
      b
    c
    | END
