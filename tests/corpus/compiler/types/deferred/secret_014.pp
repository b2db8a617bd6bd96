# Secrets and deferred calls, case 14.
notify { 'a': message => Sensitive(undef) }
