# DefScopeStep: a declaration inside of another has a scope of its own.
define inner($text) {
  $local = 'inner'
  notify { $title: message => [$text, $local] }
}
define outer($first, $second) {
  $local = 'outer'
  inner { $first: text => $local }
  inner { $second: text => $title }
  notify { $title: message => $local }
}
outer { 'a': first => 'b', second => 'c' }
