# Fails: a resource without a title.
notify { message => 'x' }
