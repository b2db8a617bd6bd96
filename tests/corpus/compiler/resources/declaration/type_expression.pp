# The type of a resource is computed.
$t = 'notify'
Resource[$t] { 'a': message => 'm' }
