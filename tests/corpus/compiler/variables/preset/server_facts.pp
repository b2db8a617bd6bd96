# What is known about the server.
notify { 'server': message => $server_facts }
