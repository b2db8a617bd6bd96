# Fails: an attribute from a hash that is set as well.
notify { 'a': message => 'x', * => { message => 'm' } }
