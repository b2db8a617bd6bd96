# Fails: a heredoc with an interpolation is checked when it is evaluated.
$value = 1
notice(
  @("END":json))
    { "a": 
      ${value} 2 }
    | END
