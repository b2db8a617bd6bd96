# Secrets and deferred calls once more, case 3.
file { '/a': owner => Sensitive(undef), group => Sensitive('') }
