function environment::f($key, $options, $context) { fail('broken') }
