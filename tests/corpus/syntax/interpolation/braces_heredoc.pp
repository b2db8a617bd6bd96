# A heredoc inside an interpolation.
$x = "a ${@(END)} b
  text
  | END
"
