function backend::all(Hash $options, $context) >> Hash[String, Data] {
  $data = { 'all' => 'from all', 'interpolated_all' => '%{facts.mark}', 'module' => $context.module_name,
    'opts' => $options, 'digger' => 'hash', 'lookup_options' => { 'merged' => { 'merge' => 'unique' } },
    'merged' => ['all'] }
  $data
}
