node 'n1' {
  fake { 'a': three => 1, four => 3, seven => 1 }
}

node 'n2' {
  fake2 { 'a': param => 1, route => 2 }
}

node 'n3' {
  fake2 { 'a': para => 1 }
}
