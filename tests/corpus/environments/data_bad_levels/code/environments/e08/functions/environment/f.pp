function environment::f($key, $options, $context) { lookup('a') }
