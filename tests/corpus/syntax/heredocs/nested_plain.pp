# A heredoc in the interpolation of a heredoc makes Puppet fail.
$x = @("A")
  ${f(@(B))}
  b
  B
  A
