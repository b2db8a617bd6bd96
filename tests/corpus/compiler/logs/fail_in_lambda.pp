# Fails: a failure in a lambda has its own line.
[1].each |$x| {
  fail("x${x}")
}
