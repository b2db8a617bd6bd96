# Fails: secrets and deferred calls, case 19.
notify { 'a': require => [Sensitive(Notify['b'])] } notify { 'b': }
