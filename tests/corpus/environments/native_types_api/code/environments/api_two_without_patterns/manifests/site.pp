node 'n1' {
  t { 'a-b': }
}

node 'n2' {
  t { 'a': manager => 'x' }
}
