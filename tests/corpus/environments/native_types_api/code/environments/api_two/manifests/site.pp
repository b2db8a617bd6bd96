node 'n1' {
  t { 'a-b': }
}

node 'n2' {
  t { 'a': }
}

node 'n3' {
  t { 'a': manager => 'b' } t { 'a-b': }
}

node 'n4' {
  t { "a\nb": }
}

node 'n5' {
  t { '-': }
}
