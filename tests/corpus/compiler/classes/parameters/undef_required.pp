# A required parameter given as undef.
class a($x) { notify { "v${x}": } }
class { 'a': x => undef }
