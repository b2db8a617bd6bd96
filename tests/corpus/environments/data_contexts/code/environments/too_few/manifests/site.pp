$context = Puppet::LookupContext('a')
$context.cache('key')
