node 'n1' {
  a1 { 'a': }
}

node 'n2' {
  a3 { 'a': }
}

node 'n3' {
  a4 { 'a': }
}

node 'n4' {
  a5 { 'a': }
}

node 'n5' {
  a6 { 'a': }
}

node 'n6' {
  a7 { 'a': }
}

node 'n7' {
  a9 { 'a': }
}

node 'n8' {
  a9 { 'a': rsapi_custom_insync_trigger => 1, p => 1 }
}
