# Any expression as a value.
case $a { 1 + 2: { $x = 1 } f(1): { $x = 2 } $b[1]: { $x = 3 } $c.d: { $x = 4 } }
