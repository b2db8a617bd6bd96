# A default reads its own parameter if that is given as undef.
class c($p = [1, $p], $q = $p) { notify { 'v': message => [$p, $q] } }
class { 'c': p => undef }
