# Secrets and deferred calls once more, case 37.
notify { 'a': message => Sensitive(Sensitive(Sensitive('q'))) }
