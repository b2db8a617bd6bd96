# Secrets and deferred calls once more, case 4.
file { '/a': source => Sensitive(['a','b']), content => Sensitive({'a'=>1}) }
