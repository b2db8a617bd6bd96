# What is a container, and in which order, is up to the options.
[{ order => breadth_first }, { include_containers => false }, { include_values => false }].each |$options| {
  tree_each(Struct[{ a => Array[Integer] }], $options) |$path, $value| {
    notify { "${options} ${path}": message => "${value}" }
  }
}
