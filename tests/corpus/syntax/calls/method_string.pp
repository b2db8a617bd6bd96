# No string.
$a.'b'
