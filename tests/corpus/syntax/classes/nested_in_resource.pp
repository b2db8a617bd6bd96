# Not in a resource.
notify { 'a': message => class b { } }
