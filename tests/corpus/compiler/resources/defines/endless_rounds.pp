# Fails: defined types are evaluated in 1,001 rounds before Puppet gives up.
define deeper($depth = 0) {
  if $depth > 998 { notice($depth) }
  deeper { "d${depth}": depth => $depth + 1 }
}
deeper { 'first': }
