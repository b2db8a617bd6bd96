# An inherited class that is not yet declared is declared where the inheriting class is.
$role = 'unknown'
class base { notify { 'base': message => $role } }
class derived inherits base { notify { 'derived': message => $role } }
node default {
  $role = 'web'
  include derived
}
