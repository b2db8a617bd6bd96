# Nor among other statements.
f() |$x| {
  $y = 1
  define a { }
}
