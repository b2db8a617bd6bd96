# Fails: Object types and sets of types, case 85.
$x = Object[{name=>'MyFirst'}] notice($x) notice($x == MyFirst)
