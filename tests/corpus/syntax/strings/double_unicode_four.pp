# A Unicode escape with four digits.
$x = "\u00e4\u20AC"
