# Dollars that start nothing.
$x = @("A")
  $ $$ $. a$
  A
