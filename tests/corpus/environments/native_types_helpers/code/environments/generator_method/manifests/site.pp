node 'n1' {
  t { 't': a => 1, b => 1 }
}

node 'n2' {
  t { 't': c => 1 }
}
