# Fails: secrets and deferred calls once more, case 27.
stage { 'pre': before => Stage['main'] } class c { } class { 'c': stage => Sensitive('pre') }
