node 'n1' {
  t { 'a': owner2 => 1 }
}

node 'n2' {
  file { '/a': owner2 => 1 }
}

node 'n3' {
  t { 'a': } file { '/a': owner2 => 1 }
}
