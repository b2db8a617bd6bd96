# Secrets and deferred calls once more, case 5.
exec { 'a': command => Sensitive('/bin/a'), environment => [Sensitive('A=b')], path => Sensitive(['/bin']) }
