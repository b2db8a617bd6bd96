# Unicode escapes.
$x = @(END/u)
  \u0041 \u{1F600} \u12 \n
  END
