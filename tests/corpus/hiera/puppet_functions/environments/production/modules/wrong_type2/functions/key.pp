function wrong_type2::key($key, $options, $context) >> Callable { 1 }
