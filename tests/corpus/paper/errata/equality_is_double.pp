# Equality is written `=` in the paper's syntax, and `==` in Puppet.
notify { 'result': message => [1 == 1, 1 == 2] }
