node 'n1' {
  t { 'a': }
}
