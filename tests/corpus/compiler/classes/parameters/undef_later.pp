# A default reads a later parameter that is given as undef.
class c($p = [1, $q], $q = 2) { notify { 'v': message => [$p, $q] } }
class { 'c': q => undef }
