# Fails: an unknown attribute of a virtual resource.
@notify { 'a': colour => 1 }
