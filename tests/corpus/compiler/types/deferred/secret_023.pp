# Secrets and deferred calls, case 23.
notify { [Sensitive('a')]: }
