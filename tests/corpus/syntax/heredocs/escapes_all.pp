# An empty list turns all of them on.
$x = @("END"/)
  a\tb\nc\rd\se\u0041f\$g\\h\
  i
  END
