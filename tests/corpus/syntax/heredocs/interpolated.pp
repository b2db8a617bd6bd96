# A quoted tag interpolates.
$x = @("END")
  a ${b} $c ${d[1]} e
  END
