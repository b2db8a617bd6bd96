# PVar: a variable is looked up in one parent scope after the other, here class, node, top.
$at_top = 1
class base { $in_base = 3 }
class derived inherits base {
  $own = 4
  notify { 'all': message => [$at_top, $in_node, $in_base, $own] }
}
node default {
  $in_node = 2
  include derived
}
