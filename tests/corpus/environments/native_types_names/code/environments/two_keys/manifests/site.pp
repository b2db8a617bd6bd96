node 'n1' {
  t { 'a:b': v => 1 }
}

node 'n2' {
  t { 'a': v => 1 }
}

node 'n3' {
  t { 'a': beta => 'x' }
}

node 'n4' {
  t { 'x:a': } t { 'a': beta => 'x' }
}

node 'n5' {
  t { 'x:a': } t { 'y': alpha => 'a', beta => 'x' }
}

node 'n6' {
  t { 'x:a': } t { 'y': alpha => 'a', beta => 'y' }
}

node 'n7' {
  t { 'x:a': name => 'q' }
}

node 'n8' {
  t { 'x:a': alias => 'q' }
}

node 'n9' {
  t { 'x:a': alias => 'q' } t { 'q': }
}

node 'n10' {
  t { 'q': } t { 'x:a': alias => 'q' }
}

node 'n11' {
  t { 'x:a': alias => 'q' } notify { 'n': require => T['q'] }
}

node 'n12' {
  t { 'x:a': title => 'q' }
}

node 'n13' {
  t { 'x:a': alpha => undef }
}

node 'n14' {
  t { 'x:a': alpha => '' }
}

node 'n15' {
  t { 'x': } t { 'y': name => 'x' }
}

node 'n16' {
  t { 'x': name => 'z' } t { 'y': name => 'z' }
}

node 'n17' {
  t { ['a:b', 'c:d']: v => $title }
}

node 'n18' {
  T { v => 2 } t { 'a:b': }
}

node 'n19' {
  T { nope => 2 } t { 'a:b': }
}

node 'n20' {
  T { nope => 2 }
}

node 'n21' {
  T { nope => 2 } @t { 'a:b': }
}

node 'n22' {
  @t { 'a:b': } T <| |>
}

node 'n23' {
  @t { 'a:b': } T <| alpha == 'b' |>
}

node 'n24' {
  @t { 'a:b': } T <| beta == 'a' |>
}

node 'n25' {
  @t { 'a:b': v => 3 } T <| v == 3 |> { v => 4 }
}

node 'n26' {
  @t { 'a:b': v => 3 } T <| v == 3 |> { nope => 4 }
}

node 'n27' {
  t { 'a:b': } T['a:b'] { v => 7 }
}

node 'n28' {
  t { 'a:b': } T['a:b'] { nope => 7 }
}

node 'n29' {
  t { 'a:b': noop => true, tag => 'z', loglevel => debug, schedule => 'x', audit => all, stage => 'x' }
}

node 'n30' {
  notice(defined('t'), defined(T), defined(T['a']), defined('T'), defined('tt'), defined(Tt))
}

node 'n31' {
  t { 'a:b': } notice(T['a:b']['alpha'], T['a:b']['v'], T['a:b']['nope'])
}

node 'n32' {
  t { 'a:b': } -> notify { 'x': }
}

node 'n33' {
  t { 'a:b': } notify { 'x': require => T['b'] }
}

node 'n34' {
  t { 'a:b': } notify { 'x': require => T['a', 'b'] }
}

node 'n35' {
  create_resources('t', { 'a:b' => { v => 1 } })
}

node 'n36' {
  create_resources('t', { 'a:b' => { nope => 1 } })
}

node 'n37' {
  T { 'a:b': v => 1 }
}

node 'n38' {
  ::t { 'a:b': v => 1 }
}

node 'n39' {
  t::u { 'a:b': v => 1 }
}

node 'n40' {
  notify { 'x': require => T::U['a'] }
}

node 'n41' {
  notice(T) notice(T['a']) notice(T['a'] =~ Resource) notice(T =~ Type[T]) notice(Resource['t'] == T) notice(Resource['t', 'x'] == T['x'])
}

node 'n42' {
  Resource['t'] { 'a:b': v => 1 }
}

node 'n43' {
  Resource[t] { v => 3 } t { 'a': }
}
