class b::params { $port = 80 }
