# A reference that is the default of a parameter is shown without quotes.
file { '/a': mode => '0600' }
class c($r = File['/a'], $k = Class['c']) { notify { 'x': message => ["${r}", "${k}", $r['mode']] } $r -> Notify['x'] }
include c
