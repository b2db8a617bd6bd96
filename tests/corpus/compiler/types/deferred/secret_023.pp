# Fails: secrets and deferred calls, case 23.
notify { [Sensitive('a')]: }
