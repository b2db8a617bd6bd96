# Nor is an element.
$a[1](2)
