node 'n1' {
  t { 'a': }
}

node 'n2' {
  sub::t { 'a': }
}
