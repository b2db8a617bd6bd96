$context = Puppet::LookupContext('a')
$context.cached_entries |$a, $b, $c| { }
