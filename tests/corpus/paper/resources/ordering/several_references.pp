# A relationship can have several references, and references can come from variables.
file { '/a': }
file { '/b': }
$first = File['/a']
notify { 'last': require => [$first, File['/b']] }
