# A heredoc in the interpolation of a heredoc.
$x = @("A")
  a ${@(B)} c
  b
  B
  d
  A
