node 'n1' {
  t { 'default/server1:channel1': }
}

node 'n2' {
  t { 'server1:channel1': }
}

node 'n3' {
  t { 'd/server1': }
}

node 'n4' {
  t { 'server1': }
}

node 'n5' {
  u { '[sec] set': }
}

node 'n6' {
  u { 'set': }
}

node 'n7' {
  t { 'server1:channel1': } t { 'default/server1:channel1': }
}
