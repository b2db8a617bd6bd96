# An unknown escape in a string in an interpolation in a heredoc.
$x = @("A")
  a ${"\q"} b
  A
