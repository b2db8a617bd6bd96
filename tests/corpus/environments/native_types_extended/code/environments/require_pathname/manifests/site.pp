node 'n1' {
  t { 'a': found => 1 }
}

node 'n2' {
  t { 'a': lost => 1 }
}
