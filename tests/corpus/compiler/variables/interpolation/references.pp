# How references are written in strings.
notify { 'x': message => "${File['/a']}|${Class['a::b']}|${Notify['x', 'y']}|${File}|${Resource['file', 'x']}" }
