# Fails: secrets and deferred calls, case 18.
notify { 'a': require => Sensitive(Notify['b']) } notify { 'b': }
