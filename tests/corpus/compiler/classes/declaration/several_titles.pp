# Several classes are declared at once.
class a($x) { notify { "a${x}": } }
class b($x) { notify { "b${x}": } }
class { ['a', 'b']: x => 1 }
