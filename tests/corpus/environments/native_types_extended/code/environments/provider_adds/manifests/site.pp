node 'n1' {
  package { 'a': pipe => 1 }
}

node 'n2' {
  package { 'a': pipes => 1 }
}

node 'n3' {
  package { 'a': pipe => 1, ensure => present }
}

node 'n4' {
  Package { pipe => 2 } package { 'a': }
}
