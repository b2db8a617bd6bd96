function environment::hello($x) { "hello ${x}" }
