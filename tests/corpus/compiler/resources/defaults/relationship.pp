# A relationship as a default.
Notify { require => File['/a'] }
file { '/a': }
notify { 'x': }
notify { 'y': require => [] }
