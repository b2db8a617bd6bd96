# Fails: an attribute of a resource in a defined type cannot be read in Puppet, which has not yet
# processed it; in μPuppet it can.
define mark { notify { $title: message => 'from the define' } }
mark { 'one': }
notify { 'two': message => Notify['one']['message'] }
