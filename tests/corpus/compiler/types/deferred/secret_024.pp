# Secrets and deferred calls, case 24.
notify { "${Sensitive('a')}": }
