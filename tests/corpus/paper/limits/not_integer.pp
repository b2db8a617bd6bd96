# `!` takes all values in Puppet, and booleans in μPuppet.
notify { 'result': message => !0 }
