node 'n1' {
  notify { 'a': mine => 1 }
}

node 'n2' {
  notify { 'a': message => 1 }
}
