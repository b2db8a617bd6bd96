# Secrets and deferred calls, case 13.
notify { 'a': message => Sensitive(Sensitive('x')) }
