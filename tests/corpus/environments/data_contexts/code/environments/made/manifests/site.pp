$context = Puppet::LookupContext.new('shop')
notice($context.module_name, $context.environment_name)
notice(type(Puppet::LookupContext.new(undef).module_name))
notice($context)
notice(type($context))
notice($context =~ Object, $context =~ Puppet::LookupContext)
notice($context == Puppet::LookupContext.new('shop'))
notice($context.cache('one', 1), $context.cached_value('one'), $context.cached_value('two') =~ Undef)
$context.cache_all({ 'two' => 'zwei', 'three' => 3 })
notice($context.cache_has_key('three'), $context.cache_has_key('four'))
$context.cached_entries |$key, $value| { notice($key, $value) }
$context.cached_entries |$entry| { notice($entry) }
$entries = $context.cached_entries
notice(type($entries, generalized))
notice($entries.map |$entry| { $entry[1] })
