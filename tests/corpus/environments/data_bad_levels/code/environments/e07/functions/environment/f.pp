function environment::f($key, $options, $context) { $context.cache_all(1) }
