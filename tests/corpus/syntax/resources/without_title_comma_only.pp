# With nothing but a comma.
file { , }
