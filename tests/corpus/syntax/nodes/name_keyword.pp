# A keyword is no name.
node class { }
