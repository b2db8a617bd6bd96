# Fails: declaring the very same resource again is an error as well.
notify { 'hello': }
notify { 'hello': }
