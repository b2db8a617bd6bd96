node 'n1' {
  t { 'a': }
}

node 'n2' {
  t { 'a': v => 'x' , p => 'y', r => 'z', i => 'q' }
}

node 'n3' {
  t { 'a': provider => 'x' }
}

node 'n4' {
  t { 'a': nope => 'x' }
}

node 'n5' {
  t { 'a': name => 'b' } t { 'b': }
}

node 'n6' {
  t { 'a': ensure => 'nope' }
}
