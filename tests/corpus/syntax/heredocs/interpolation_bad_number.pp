# A bad number in an interpolation in a heredoc.
$x = @("A")
  a ${1x} b
  A
