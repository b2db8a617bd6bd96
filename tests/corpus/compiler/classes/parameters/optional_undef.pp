# An optional parameter given as undef.
class a(Optional[Integer] $x) { notify { 'v': message => [$x] } }
class { 'a': x => undef }
