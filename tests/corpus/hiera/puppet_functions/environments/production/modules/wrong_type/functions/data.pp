function wrong_type::data(Hash $options, $context) >> Hash[String, Any] { $x = {'wrong_type::x' => 1} $x }
