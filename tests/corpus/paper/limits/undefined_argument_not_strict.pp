# Without strict mode `undef` as an argument selects the default.
# settings: {"strict_variables": false}
class outer($x = 'default') { notify { 'outer': message => $x } }
class { 'outer': x => $nothing }
