# A syntax error in an interpolation of a heredoc.
$x = @("A")
  a ${b c}
  A
