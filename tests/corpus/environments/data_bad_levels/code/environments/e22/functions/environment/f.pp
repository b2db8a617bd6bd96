function environment::f($key, $options, $context) >> Sensitive { $context.not_found }
