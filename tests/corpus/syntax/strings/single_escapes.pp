# Only the quote and the backslash can be escaped.
$x = ['it\'s', 'a\\b', 'a\nb', '\\', '\\\'']
