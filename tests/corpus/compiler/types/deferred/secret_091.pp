# Fails: secrets and deferred calls, case 91.
notify { 'a': message => Deferred('$x', ['a']) , noop => Deferred('f'), tag => Deferred('f') }
