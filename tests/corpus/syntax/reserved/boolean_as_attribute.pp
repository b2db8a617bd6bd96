# Nor attributes.
notify { 'a': false => 1 }
