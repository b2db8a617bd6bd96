node 'n1' {
  t { 'a': }
}

node 'n2' {
  t { 'a': path => 'p' }
}

node 'n3' {
  t { 'a': name => 'p' }
}

node 'n4' {
  t { 'a': name => 'p', path => 'q' }
}

node 'n5' {
  t { 'a': path => 'q' , name => 'p'}
}

node 'n6' {
  t { 'a': title => 'q' }
}

node 'n7' {
  t { 'a': path => 'x' } t { 'b': path => 'x' }
}

node 'n8' {
  t { 'a': path => 'b' } t { 'b': }
}

node 'n9' {
  t { 'b': } t { 'a': path => 'b' }
}

node 'n10' {
  t { 'b': } t { 'a': name => 'b' }
}

node 'n11' {
  t { 'a': path => ['b', 'c'] } t { 'x': path => ['b', 'c'] }
}

node 'n12' {
  t { 'a': path => 1 } t { 'x': path => '1' }
}

node 'n13' {
  t { 'a': path => 1 } t { '1': }
}

node 'n14' {
  t { 'a': path => undef } t { 'x': path => undef }
}

node 'n15' {
  t { 'a': path => undef }
}

node 'n16' {
  t { 'a': path => false } t { 'x': path => false }
}

node 'n17' {
  t { 'a': path => '' } t { 'x': path => '' }
}

node 'n18' {
  t { 'a': path => Sensitive('b') } t { 'b': }
}

node 'n19' {
  t { 'a': ensure => present, v => nope }
}

node 'n20' {
  t { 'a': provider => x }
}

node 'n21' {
  t { 'a': path => 'b' } notify { 'n': require => T['b'] }
}

node 'n22' {
  t { 'a': path => 'b', before => Notify['n'] } notify { 'n': }
}

node 'n23' {
  t { 'a': path => 'b', alias => 'c' } notify { 'n': require => T['c'] }
}

node 'n24' {
  t { 'a': path => 'b', alias => ['c', 'd'] } notify { 'n': require => T['d'] }
}

node 'n25' {
  t { 'a': path => 'b' } T['b'] { v => 4 }
}

node 'n26' {
  t { 'a': path => 'b' } notice(defined(T['b']), defined(T['a']))
}

node 'n27' {
  @t { 'a': path => 'b' } realize(T['b'])
}

node 'n28' {
  @t { 'a': path => 'b' } T <| title == 'b' |>
}

node 'n29' {
  @t { 'a': path => 'b' } T <| path == 'b' |>
}

node 'n30' {
  @t { 'a': path => 'b' } T <| name == 'b' |>
}

node 'n31' {
  @t { 'a': } T <| path == 'a' |>
}

node 'n32' {
  @t { 'a': } T <| name == 'a' |>
}

node 'n33' {
  t { "x\ny": }
}

node 'n34' {
  t { 'a': path => "x" } t { "x": path => "a" }
}

node 'n35' {
  @t { 'a': path => "x" } t { "x": }
}

node 'n36' {
  @@t { 'a': path => "x" } t { "x": }
}
