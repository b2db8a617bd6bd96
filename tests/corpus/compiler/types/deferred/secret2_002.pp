# Fails: secrets and deferred calls once more, case 2.
notify { 'a': message => Sensitive(File['/a']), tag => [Sensitive('x')] }
