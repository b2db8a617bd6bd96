# The name of a resource type that comes with Puppet.
type File = Integer
