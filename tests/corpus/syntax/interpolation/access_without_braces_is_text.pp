# Without braces an index is text.
$x = "$a[1] $a.b"
