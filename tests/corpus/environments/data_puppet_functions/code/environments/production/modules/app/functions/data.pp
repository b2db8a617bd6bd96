function app::data(Hash $options, Puppet::LookupContext $context) >> Hash {
  $context.cache_all({ 'a' => 1, 'b' => 2 })
  $entries = $context.cached_entries.map |$entry| { $entry[1] }
  return({ 'app::hash' => [$options, $entries], 'app::text' => '%{facts.role}', 'lookup_options' => { 'app::hash' => { 'convert_to' => 'Array' } } })
}
