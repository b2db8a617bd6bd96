function backend::uri(String $key, Hash $options, $context) {
  if $key == 'uri' { $options } else { $context.not_found }
}
