node 'n1' {
  t { 't': b => 1 }
}
