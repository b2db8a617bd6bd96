node 'n1' {
  file { '/a': extra => 1 }
}

node 'n2' {
  t { 'a': } file { '/a': extra => 1 }
}

node 'n3' {
  t { 'a': } tidy { '/a': extra => 1 }
}

node 'n4' {
  tidy { '/a': extra => 1 }
}
