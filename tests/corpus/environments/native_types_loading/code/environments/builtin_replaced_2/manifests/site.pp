node 'n1' {
  resources { 'a': mine => 1 }
}

node 'n2' {
  resources { 'a': purge => 1 }
}

node 'n3' {
  schedule { 'a': mine => 1 }
}

node 'n4' {
  schedule { 'a': period => 1 }
}

node 'n5' {
  tidy { 'a': mine => 1 }
}

node 'n6' {
  tidy { '/a': recurse => 1 }
}

node 'n7' {
  user { 'a': mine => 1 }
}

node 'n8' {
  user { 'a': uid => 1 }
}
