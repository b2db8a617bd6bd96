# References that parameters hold are equal if they name the same resource.
file { ['/a', '/b']: }
class c($r, $s, $t) { notify { 'x': message => [$r == $s, $r != $s, $r == $t] } }
class { 'c': r => File['/a'], s => File['/a'], t => File['/b'] }
