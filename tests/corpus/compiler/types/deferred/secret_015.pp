# Secrets and deferred calls, case 15.
notify { 'a': message => Sensitive(default) }
