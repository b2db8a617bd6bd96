# No tag.
$x = @()
a
