# As the type of a resource.
private { 'a': }
