# A Unicode escape with one to six digits in braces.
$x = "\u{e4}\u{1F600}\u{41}"
