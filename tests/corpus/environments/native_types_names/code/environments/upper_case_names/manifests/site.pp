node 'n1' {
  t { 'a': }
}

node 'n2' {
  t { 'a': vee => 1 }
}
