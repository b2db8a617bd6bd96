# A bad embedded text ends the validation: what comes before it is still reported.
$A = 1
$x = @(END:json)
  {
  END
$B = 2
