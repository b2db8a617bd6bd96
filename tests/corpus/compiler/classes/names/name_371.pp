# Names that mean something to Puppet itself, case 371.
class x { } include x notify { 'a': before => ['Class[x]'] }
