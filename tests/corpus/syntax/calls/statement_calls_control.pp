# Those that change the flow.
[1].each |$x| {
  next $x
  break $x
  return $x
}
