# Nor among other statements.
node a {
  $x = 1
  'b'
}
