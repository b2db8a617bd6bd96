function environment::f($key, $options, $context) { /regexp/ }
