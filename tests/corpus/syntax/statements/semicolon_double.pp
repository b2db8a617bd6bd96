# One semicolon only.
$a = 1;; $b = 2
