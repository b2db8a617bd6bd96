node 'n1' {
  duo { 'a:b': }
}

node 'n2' {
  duo { 'a': name => 'x' }
}

node 'n3' {
  duo { 'a': v => 1, noop => true, audit => all }
}

node 'n4' {
  duo { 'a': nope => 1 }
}

node 'n5' {
  duo { 'a:b': } duo { 'x': alpha => 'a', beta => 'b' }
}

node 'n6' {
  duo { 'a:b': } notify { 'n': require => Duo['a:b'] }
}

node 'n7' {
  none { 'a': }
}

node 'n8' {
  none { 'a': name => 'x' }
}

node 'n9' {
  none { 'a': v => 'x' } none { 'b': v => 'x' }
}

node 'n10' {
  none { 'a': name => 'b' } none { 'b': }
}

node 'n11' {
  uno { 'xa': }
}

node 'n12' {
  uno { 'a': }
}

node 'n13' {
  uno { 'xa': } uno { 'xxa': p => 'a' }
}

node 'n14' {
  uno { 'xa': name => 'z' }
}

node 'n15' {
  typed { 'x': q => 'zzz' }
}

node 'n16' {
  @duo { 'a:b': } Duo <| alpha == 'a' |>
}

node 'n17' {
  duo { 'a:b': stage => 'main' }
}

node 'n18' {
  notice(defined('duo'), defined(Duo['a:b']))
}

node 'n19' {
  Duo { v => 3 } duo { 'a': }
}

node 'n20' {
  duo { 'a:b': alias => 'z' } notify { 'n': require => Duo['z'] }
}

node 'n21' {
  duo { 'a:b': schedule => 'z', tag => 'q', loglevel => 'debug' }
}

node 'n22' {
  duo { 'a:b': consume => 1 }
}

node 'n23' {
  duo { 'a:b': export => 1 }
}
