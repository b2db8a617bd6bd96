# Colons glued to names.
case $a { foo: { $x = 1 } foo::bar: { $x = 2 } }
