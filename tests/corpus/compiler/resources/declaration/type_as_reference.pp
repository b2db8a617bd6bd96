# The type of a resource is a type.
Notify { 'a': message => 'm' }
