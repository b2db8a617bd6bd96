# As elements.
$a = [private, attr]
