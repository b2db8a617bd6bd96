# A syntax with a plus: the last part counts.
$x = @(END:data+json)
  { nonsense
  END
