# Values of the right types.
class a(Integer $i, String[1] $s, Optional[Array[Integer]] $o = undef, Boolean $b = true, Enum[x, y] $e = x) { notify { "${i}${s}${b}${e}": } }
class { 'a': i => 1, s => 'x' }
