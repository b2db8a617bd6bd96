# Fails: ResDecl has no premise that the resource is new; the text says that a duplicate is an error.
notify { 'one': message => 'first' }
notify { 'one': message => 'second' }
