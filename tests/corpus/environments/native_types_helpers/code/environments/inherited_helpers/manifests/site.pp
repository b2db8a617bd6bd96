node 'n1' {
  t { 't': common => 1, a => 1, b => 1, c => 1, n1 => 1, n2 => 1, yielded => 1, l1 => 1, l2 => 1, e1 => 1, e2 => 1 }
}

node 'n2' {
  t { 't': d => 1 }
}
