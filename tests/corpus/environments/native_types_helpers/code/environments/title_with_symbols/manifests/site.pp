node 'n1' {
  t { 'a/b': }
}

node 'n2' {
  t { 'a': }
}

node 'n3' {
  u { 'a:b': }
}

node 'n4' {
  u { 'a': b => 'c' }
}

node 'n5' {
  v { 'a@b': }
}

node 'n6' {
  v { 'a': }
}
