node 'n1' {
  t { 't': of_t => 1 } t2 { 'x': of_t2 => 1 }
}

node 'n2' {
  t { 't': of_t2 => 1 }
}
