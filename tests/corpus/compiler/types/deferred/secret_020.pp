# Secrets and deferred calls, case 20.
notify { 'a': message => Sensitive(Integer) }
