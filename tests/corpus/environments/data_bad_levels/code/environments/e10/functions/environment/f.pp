function environment::f($key, $options, $context) { Integer }
