# Secrets and deferred calls once more, case 1.
notify { 'a': message => Sensitive(Integer[1,2]) }
