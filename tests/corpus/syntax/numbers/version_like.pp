# A number followed by a hyphenated word.
$x = 1-foo
