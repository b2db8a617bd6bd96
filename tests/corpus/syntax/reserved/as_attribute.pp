# As an attribute, which is allowed.
notify { 'a': private => 1, attr => 2 }
