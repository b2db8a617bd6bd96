# Secrets and deferred calls once more, case 38.
notify { 'a': message => [[Sensitive(Sensitive('q'))]] }
