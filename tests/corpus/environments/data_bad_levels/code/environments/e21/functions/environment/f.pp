function environment::f($key, $options, $context) >> Optional[String] { $context.not_found }
