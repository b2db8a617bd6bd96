function environment::by_key(String $key, Hash $options, Puppet::LookupContext $context) {
  case $key {
    'app::key': { "${options['prefix']} ${context.module_name}" }
    'app::cached': {
      if $context.cache_has_key('n') { $context.cached_value('n') }
      else { $context.cache('n', 'first') }
    }
    'app::interpolated': { $context.interpolate('%{facts.role} %{lookup("app::key")}') }
    default: { $context.not_found }
  }
}
