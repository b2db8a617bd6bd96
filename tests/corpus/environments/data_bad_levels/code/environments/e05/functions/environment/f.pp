function environment::f($options, $context) >> String { 'x' }
