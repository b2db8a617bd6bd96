# A plain tag does not.
$x = @(END)
  a ${b} $c
  END
