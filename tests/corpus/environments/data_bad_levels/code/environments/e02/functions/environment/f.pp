function environment::f($key, $options) { 1 }
