# Secrets and deferred calls once more, case 6.
user { 'u': password => Sensitive('x'), groups => [Sensitive('g')] }
