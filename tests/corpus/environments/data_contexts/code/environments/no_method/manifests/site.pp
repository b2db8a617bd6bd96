$context = Puppet::LookupContext('a')
$context.nothing
