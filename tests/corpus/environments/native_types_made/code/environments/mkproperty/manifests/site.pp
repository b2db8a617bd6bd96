node 'n1' {
  t { 't': a => 1, b => 1, c => 1, d => 1, e => 1, f => 1, g => 1, i => 1, k => 1, l => 1}
}

node 'n2' {
  t { 't': j => 1, unix => 1, m => 1, o => 1, p => 1 }
}

node 'n3' {
  t { 't': h => 1 }
}

node 'n4' {
  t { 't': s => 1 }
}
