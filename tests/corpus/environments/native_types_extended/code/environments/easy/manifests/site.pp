node 'n1' {
  u { 'a': x => 1 }
}

node 'n2' {
  u { 'a': y => 1 }
}
