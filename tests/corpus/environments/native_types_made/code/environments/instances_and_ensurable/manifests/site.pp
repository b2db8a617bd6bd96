node 'n1' {
  t { 't': ensure => present }
}

node 'n2' {
  u { 't': ensure => present }
}
