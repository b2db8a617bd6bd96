node 'n1' {
  t { 'a': }
}

node 'n2' {
  t { 'a': provider => 't' }
}
