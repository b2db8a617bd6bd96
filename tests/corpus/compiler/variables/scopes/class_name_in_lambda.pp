# In a lambda of a class the class's name finds variables of the lambda.
class a {
  $x = 'class'
  $r = [1].map |$x| { $y = 'lambda' [$a::x, $a::y, $::a::y] }
  notify { 'x': message => [$r, $a::y] }
}
include a
