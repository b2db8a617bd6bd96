# Fails: secrets and deferred calls once more, case 48.
notify { 'a': message => Deferred({name => 'f', args => []}) }
