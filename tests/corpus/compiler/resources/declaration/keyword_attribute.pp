# A keyword as the name of an attribute.
define d($if = 1, $unless = 2) { notify { "${if}${unless}": } }
d { 'a': if => 3, unless => 4 }
exec { '/bin/true': unless => '/bin/false', require => [] }
