# While a lambda of a class runs, the class's name finds its variables wherever code is: in a
# function that it calls, in a class that it includes, in a lambda within it.
function seen() { "${a::local} ${a::each}" }
function deeper() { with(9) |$each| { $a::each } }
class b { notify { 'included': message => "${a::local} ${a::each}" } }
class c($given = $a::local) { notify { 'declared': message => "${given} ${a::each}" } }
class a {
  [1].each |$each| {
    $local = 5
    notify { 'function': message => seen() }
    include b
    class { 'c': }
    notify { 'deeper': message => deeper() }
    notify { 'inner': message => with(7) |$inner| { [$a::inner, $a::each, seen()] } }
  }
  notify { 'after': message => [$a::local, seen()] }
}
include a
