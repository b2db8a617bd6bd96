# A quoted key is not.
notice {'a' => 1}
