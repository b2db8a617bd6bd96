function look::key(String $key, Hash $options, Puppet::LookupContext $context) {
  case $key {
    'plain':   { 'from look' }
    'options': { $options }
    'hash':    { $hash = { 'a' => '%{facts.mark}', 'b' => [1] } $hash }
    'interpolated': { $context.interpolate('%{facts.mark} and %{lookup("plain")}') }
    'cached':  {
      if $context.cache_has_key('cached') { $context.cached_value('cached') }
      else { $context.cache('cached', 'cached value') }
    }
    'cache_all': {
      $context.cache_all({ 'x' => 1, 'y' => 2 })
      $context.cached_entries.map |$entry| { $entry }
    }
    'names': { ["${context.environment_name}", $context.module_name] }
    'undefined': { undef }
    'explained': {
      $context.explain || { 'this is explained' }
      'explained value'
    }
    'recursive': { lookup('recursive') }
    'recursive2': { lookup('plain') }
    'fails': { fail('no way') }
    'strange': { [Integer, default, /x/, Timestamp('2020-01-01T00:00:00Z')] }
    default: { $context.not_found() }
  }
}
