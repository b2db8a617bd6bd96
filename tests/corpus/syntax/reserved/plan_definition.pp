# Plans do not exist here.
plan foo() { }
