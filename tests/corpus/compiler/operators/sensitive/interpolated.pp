# A secret is not shown in a string.
$s = Sensitive('abc')
notify { 'x': message => "it is ${s}" }
