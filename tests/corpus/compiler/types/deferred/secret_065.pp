# Fails: secrets and deferred calls, case 65.
realize(Sensitive(Notify['a'])) @notify { 'a': }
