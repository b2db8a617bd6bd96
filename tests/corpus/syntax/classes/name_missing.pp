# Without a name it is a resource.
class { }
