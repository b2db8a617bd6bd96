# Odd names and references, case 67.
$x = Notify['q'] @notify { 'q': } realize($x) notice($x == Notify['q'], defined($x))
