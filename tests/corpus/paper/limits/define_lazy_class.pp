# Fails: the defined type is processed later and has included the class by then in μPuppet only; in
# Puppet the resource-like declaration comes first, and the variable is not there yet.
class common($text = 'default') { notify { 'common': message => $text } }
define mark { include common }
mark { 'one': }
notify { 'read': message => $::common::text }
