node 'n1' {
  t { 't': a => 1, b => 1 }
}
