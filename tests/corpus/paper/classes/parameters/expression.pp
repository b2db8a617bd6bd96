# Values of parameters are evaluated where the class is declared.
class site($port, $names) {
  notify { 'site': message => [$port, $names] }
}
class hosting {
  $base = 8000
  class { 'site': port => $base + 80, names => ['a', 'b'] }
}
include hosting
