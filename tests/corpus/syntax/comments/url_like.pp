# Two slashes are no comment: an empty regular expression where one may stand.
$x = $y ? { // => 1, default => 2 }
