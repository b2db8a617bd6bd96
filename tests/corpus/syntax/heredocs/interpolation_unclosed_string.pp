# A string that is not closed in the interpolation of a heredoc.
$x = @("A")
  a ${"b} c
  A
