# A text with interpolation is not checked.
$x = @("END":json)
  {"a": ${b}}
  END
