function own::data(Hash $options, $context) {
  $data = { 'own::a' => "module ${context.module_name}", 'foreign' => 1 }
  $data
}
