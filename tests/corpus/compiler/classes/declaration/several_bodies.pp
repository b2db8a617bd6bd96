# Several bodies, with defaults.
class a($x) { notify { "a${x}": } }
class b($x) { notify { "b${x}": } }
class { default: x => 1; 'a': ; '::b': x => 2 }
