# A bad name in the interpolation of a heredoc.
$x = @("A")
  a ${foo::Bar} c
  A
