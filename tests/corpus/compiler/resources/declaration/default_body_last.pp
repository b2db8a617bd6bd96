# The body default may come last.
notify { 'a': ; default: message => 'd' }
