function not_a_hash::data(Hash $options, $context) { [1] }
