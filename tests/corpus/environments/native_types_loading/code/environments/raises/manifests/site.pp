node 'n1' {
  t { 'a': }
}

node 'n2' {
  notice(defined('t'))
}

node 'n3' {
  T <| |>
}

node 'n4' {
  T { a => 1 }
}
