node 'n1' {
  door { 'front': ensure => present, colour => 'red', lock => 'steel', hinges => 2 }
}

node 'n2' {
  door { 'front': window => 1 }
}
