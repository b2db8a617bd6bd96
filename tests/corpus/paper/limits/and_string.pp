# `and` takes all values in Puppet, and booleans in μPuppet.
notify { 'result': message => 'a' and 'b' }
