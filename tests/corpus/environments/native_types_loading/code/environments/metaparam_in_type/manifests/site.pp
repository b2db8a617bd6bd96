node 'n1' {
  t { 'a': owner3 => 1 }
}

node 'n2' {
  t { 'a': } file { '/a': owner3 => 1 }
}
