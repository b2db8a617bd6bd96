define d($x = 1) { notify { "inner": message => $x } }
define failing($x) { fail("no $x") }
define typed(Integer $x) { notify { $title: } }
node 'a' {
  @@d { ['a', 'b']: }
  @@failing { 'a': x => 1 }
  @@typed { 'a': x => 1 }
}
node 'b' { D <<| |>> }
node 'c' { Failing <<| |>> }
node 'd' { Typed <<| |>> { x => 'a' } }
