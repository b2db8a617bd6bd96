# Beyond the last character.
$a = 'ô€€'

