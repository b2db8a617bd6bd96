# Names that mean something to Puppet itself, case 372.
class x::y { } include x::y notify { 'a': before => ['Class[x::y]'] }
