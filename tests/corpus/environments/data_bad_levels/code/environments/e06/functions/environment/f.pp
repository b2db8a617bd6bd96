function environment::f($options, $context) { $context.not_found }
