# Unfolded values.
case $a { *$b: { $x = 1 } *[1, 2], 3: { $x = 2 } }
