# Inheritance over several levels.
class level1 { $one = 1 }
class level2 inherits level1 { $two = $one + 1 }
class level3 inherits level2 { $three = $one + $two }
class level4 inherits level3 {
  notify { 'sum': message => $one + $two + $three }
}
include level4
