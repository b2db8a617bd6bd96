# Latin-1.
$a = 'Müller'

