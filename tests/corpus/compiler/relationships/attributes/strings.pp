# A reference as a string.
notify { 'a': }
notify { 'x': require => 'Notify[a]' }
