function backend::from_path(Hash $options, $context) {
  $text = $context.cached_file_data($options['path'])
  $data = { 'text' => $text, 'path' => $options['path'], 'merged' => ['path'] }
  $data
}
