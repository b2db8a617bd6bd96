# Where a class is declared first decides what it sees.
$role = 'unknown'
class outer { notify { 'outer': message => $role } }
include outer
node default {
  $role = 'web'
  include outer
}
