node 'n1' {
  t { 'a': x => 1 }
}

node 'n2' {
  t { 'a': }
}
