node 'n1' {
  t { 'a': v => 1 }
}
