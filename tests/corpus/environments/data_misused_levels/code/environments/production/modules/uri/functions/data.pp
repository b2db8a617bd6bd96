function uri::data($options, $context) { { 'uri::a' => $options['uri'] } }
