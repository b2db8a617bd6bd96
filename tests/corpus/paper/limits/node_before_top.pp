# Puppet executes all statements at top before the node definition; μPuppet in the order of writing.
node default {
  notify { 'node': message => $late }
}
$late = 'assigned later'
