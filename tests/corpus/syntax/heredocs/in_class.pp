# A heredoc deep in a class.
class a {
  $b = @(END)
    c
    | END
}
