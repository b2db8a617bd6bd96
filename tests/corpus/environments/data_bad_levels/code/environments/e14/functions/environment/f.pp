function environment::g($key, $options, $context) { 1 }
