# An error of the grammar in the interpolation of a heredoc.
$x = @("A")
  a ${@b} c
  A
