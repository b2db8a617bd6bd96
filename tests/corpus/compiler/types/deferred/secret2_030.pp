# Secrets and deferred calls once more, case 30.
notify { ['a', 'b']: message => Sensitive('x') }
