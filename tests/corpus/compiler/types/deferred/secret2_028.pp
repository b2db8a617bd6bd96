# Fails: secrets and deferred calls once more, case 28.
class c { } class { 'c': tag => Sensitive('q') }
