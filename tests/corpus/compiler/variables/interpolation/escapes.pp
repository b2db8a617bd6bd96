# Escapes in double quoted strings.
$a = 'v'
notify { 'x': message => "\$a \"q\" \\ \t \u00e4 \u{1F600} \s|" }
