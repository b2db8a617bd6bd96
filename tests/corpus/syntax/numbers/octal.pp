# A leading zero makes an octal integer.
$x = [00, 07, 0777, 010]
