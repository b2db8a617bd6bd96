# One at the end is allowed... or not.
$a = 1;
