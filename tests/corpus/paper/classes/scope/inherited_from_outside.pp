# The parent scope of a class is that of the class it inherits from, which was declared at top.
$role = 'unknown'
class base { notify { 'base': message => $role } }
class derived inherits base { notify { 'derived': message => $role } }
include base
node default {
  $role = 'web'
  include derived
}
