# A resource without a title.
notify { message => 'x' }
