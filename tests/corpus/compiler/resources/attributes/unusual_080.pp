# Unusual expressions as values of attributes, case 80.
$a = (notify { 'b': } -> notify { 'c': }) notice($a)
