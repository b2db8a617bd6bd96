# Fails: Puppet's integers have 64 bits; the paper's have no bounds.
notify { 'result': message => 9223372036854775807 + 1 }
