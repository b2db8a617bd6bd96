# Fails: a heredoc whose text is not what it says is the only mistake that is told.
$a::b = 1
$x = @(END:json)
  {
  | END
$c::d = 2
