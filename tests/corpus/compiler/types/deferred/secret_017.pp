# Secrets and deferred calls, case 17.
notify { 'a': message => Sensitive(Notify['b']) } notify { 'b': }
