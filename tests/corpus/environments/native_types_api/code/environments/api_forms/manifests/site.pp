node 'n1' {
  t { 't': a => 1, b => 1 }
}

node 'n2' {
  u { 't': x => 1, c => 1, d => 1 }
}

node 'n3' {
  w { 't': e => 1, f => 1, g => 1 }
}

node 'n4' {
  t { 't': z => 1 }
}

node 'n5' {
  u { 't': z => 1 }
}

node 'n6' {
  w { 't': z => 1 }
}
