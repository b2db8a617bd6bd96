# Two colons after a name.
case $a { foo:: { $x = 1 } }
