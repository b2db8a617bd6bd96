# A parameter given as undef takes its default.
class a($x = 'default') { notify { "v${x}": } }
class { 'a': x => undef }
