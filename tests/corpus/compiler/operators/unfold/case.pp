# A splat in an option of a case.
$odd = [1, 3, 5]
case 3 { *$odd: { notify { 'odd': } } default: { notify { 'even': } } }
