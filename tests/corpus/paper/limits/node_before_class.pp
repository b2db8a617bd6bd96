# Classes are declared at top first in Puppet; in μPuppet the node definition comes first here.
$role = 'unknown'
class outer { notify { 'outer': message => $role } }
node default {
  $role = 'web'
  include outer
}
include outer
