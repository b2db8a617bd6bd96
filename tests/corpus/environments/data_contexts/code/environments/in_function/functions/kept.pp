function kept($key, $options, $context) {
  $first = $context.cached_file_data($options['path']) |$text| { { 'text' => $text } }
  $second = $context.cached_file_data($options['path'])
  $own = Puppet::LookupContext('inner')
  case $key {
    'first': { $context.cache($key, $first) }
    'second': { $context.cache($key, $second) }
    'names': { "${context.environment_name} ${own.module_name} ${own}" }
    'interpolated': { $own.interpolate('%{facts.kind}') }
    'entries': { $context.cached_entries.map |$pair| { $pair[0] } }
    'type': { String(type($context.cached_entries, generalized)) }
    default: { $context.not_found }
  }
}
