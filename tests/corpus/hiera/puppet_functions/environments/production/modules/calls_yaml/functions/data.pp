function calls_yaml::data(Hash $options, Puppet::LookupContext $context) {
  yaml_data($options, $context) + { 'calls_yaml::more' => 1 }
}
