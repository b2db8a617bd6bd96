# Keywords in interpolations of a heredoc.
$x = @("A")
  ${class} ${if[1]} ${type.foo}
  A
