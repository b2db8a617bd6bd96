# Secrets and deferred calls, case 98.
file { '/a': content => Deferred('f', [Notify['x'], Integer, /x/, default, undef, 1.5, SemVer('1.0.0')]) }
