# A heredoc before a lambda.
with(@(A)) |$x| {
  a
  A
  notice($x)
}
