node 'n1' {
  t { 'a': provider => 'one' }
}

node 'n2' {
  t { 'a': }
}
