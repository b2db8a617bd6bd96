node 'n1' {
  t { 't': } t { 'u': name => 't' }
}
