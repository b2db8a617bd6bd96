# Attributes from a hash, and others.
notify { 'a': withpath => true, * => { message => 'm' } }
