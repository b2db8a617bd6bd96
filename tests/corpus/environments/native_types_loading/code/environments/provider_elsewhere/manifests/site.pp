node 'n1' {
  t { 'a': provider => 'one' }
}
