# Secrets and deferred calls, case 61.
notify { default: message => Sensitive('x'); 'a': ; 'b': message => 'y' }
