$context = Puppet::LookupContext('a')
$context.cached_file_data('/no/such/file')
