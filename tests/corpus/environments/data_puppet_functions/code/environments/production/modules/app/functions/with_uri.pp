function app::with_uri($key, $options, $context) {
  if $key == 'app::uri' { $options['uri'] } else { $context.not_found }
}
