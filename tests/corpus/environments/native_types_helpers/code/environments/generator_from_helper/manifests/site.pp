node 'n1' {
  t { 't': own => 1, ensure => present }
}

node 'n2' {
  t { 't': c => 1 }
}
