# A string with an interpolation inside of an interpolation in a heredoc.
$x = @("A")
  a ${"b ${c} d"} e
  A
