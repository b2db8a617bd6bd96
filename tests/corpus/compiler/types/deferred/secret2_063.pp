# Secrets and deferred calls once more, case 63.
notify { 'a': message => "${Deferred('upcase', ['x'])} b" }
