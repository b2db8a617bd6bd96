# Attributes of several resources.
file { ['/a', '/b']: mode => '0600' }
notify { 'x': message => File['/a', '/b'].map |$r| { $r['mode'] } }
