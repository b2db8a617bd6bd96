# Fails: unusual expressions as values of attributes, case 104.
$x = Notify<<| |>> notice($x)
