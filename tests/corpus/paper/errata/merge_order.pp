# merge assigns parameters in the order of their definition, whatever the order of the arguments.
class outer($first, $second = $first + 1, $third = $second + 1) {
  notify { 'outer': message => [$first, $second, $third] }
}
class { 'outer': third => 10, first => 1 }
