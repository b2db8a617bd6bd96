function app::with_path(String[1] $key, Hash[String, Any] $options, Puppet::LookupContext $context) {
  if $key == 'app::path' and $options['path'] =~ /two/ {
    $context.explain || { "found ${key}" }
    "path ${options['tag']} ${$options['path'].split('/')[-1]}"
  } else {
    $context.not_found
  }
}
