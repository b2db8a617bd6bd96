# No titles make no resources.
notify { []: message => 'none' }
