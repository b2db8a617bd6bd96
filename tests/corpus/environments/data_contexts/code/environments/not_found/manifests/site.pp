$context = Puppet::LookupContext.new('shop')
$context.not_found
