node 'n1' {
  t { 't': }
}
