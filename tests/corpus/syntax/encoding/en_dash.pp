# An en dash is no minus.
$a = 1 – 2
