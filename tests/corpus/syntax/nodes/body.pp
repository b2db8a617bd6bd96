# A body with statements.
node a {
  include b
  $x = 1
}
