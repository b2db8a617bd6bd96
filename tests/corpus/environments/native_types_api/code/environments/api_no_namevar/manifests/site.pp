node 'n1' {
  t { 'a': }
}

node 'n2' {
  t { 'a': name => 'b', package => 'c' }
}

node 'n3' {
  u { 'a': }
}

node 'n4' {
  v { 'a': }
}
