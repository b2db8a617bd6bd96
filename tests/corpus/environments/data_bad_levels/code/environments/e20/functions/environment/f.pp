function environment::f($key, $options, $context) >> Any { $context.not_found }
