node 'n1' {
  t { 'a:b': }
}

node 'n2' {
  t { 'a:b': name => 'x' }
}

node 'n3' {
  t { 'a:b': alpha => 'x' } t { 'a': alpha => 'x' }
}
