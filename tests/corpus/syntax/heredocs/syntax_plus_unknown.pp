# A plus with an unknown last part.
$x = @(END:json+data)
  { nonsense
  END
