# Booleans in braces: variables without a proper name.
$x = "${true}"
