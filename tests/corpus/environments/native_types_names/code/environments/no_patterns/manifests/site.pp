node 'n1' {
  t { 'a:b': }
}

node 'n2' {
  notice(T['a']) notice(defined(T['a'])) notice(defined('t'))
}

node 'n3' {
  notify { 'x': require => T['a'] }
}

node 'n4' {
  @t { 'a': }
}
