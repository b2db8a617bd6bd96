function environment::f($options, $context) { [1] }
