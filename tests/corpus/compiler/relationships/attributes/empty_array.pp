# An empty array.
notify { 'x': require => [] }
