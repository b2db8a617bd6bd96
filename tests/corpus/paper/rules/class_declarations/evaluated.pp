# CDecStep and CDecU: arguments are evaluated in the scope of the declaration.
class inner($text, $number = 1) { notify { 'inner': message => [$text, $number] } }
class outer {
  $greeting = 'hello'
  class { 'inner': text => [$greeting, $greeting], number => 1 + 1 }
}
include outer
