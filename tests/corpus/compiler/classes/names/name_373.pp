# Fails: names that mean something to Puppet itself, case 373.
class x::y { } include x::y notify { 'a': before => ['class[::X::y]'] }
