# Fails: facts with odd names and values, case 62.
# facts: {"n": 18446744073709551616}
$h = { 'a' => [ $n ] } notify { 'x': * => { message => $h } }
