# References to several classes.
notify { 'v': message => "${Class['a', 'b']} ${Class[['a']]}" }
