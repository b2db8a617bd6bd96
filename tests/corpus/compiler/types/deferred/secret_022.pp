# Fails: secrets and deferred calls, case 22.
notify { Sensitive('a'): }
