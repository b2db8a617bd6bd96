node 'n1' {
  t { 'a': } file { '/x': transport => T['a'] }
}

node 'n2' {
  File { transport => 'a' } t { 'a': } file { '/x': }
}
