function plain($x) { "plain ${x}" }
