# Fails: two timestamps cannot be added.
$s = Timestamp('2020-01-01T00:00:00.000 UTC')
notice($s + $s)
