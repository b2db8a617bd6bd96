$context = Puppet::LookupContext('a')
$context.cache_all(3)
