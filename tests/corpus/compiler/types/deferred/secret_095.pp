# Secrets and deferred calls, case 95.
notify { "${Deferred('f')}": }
