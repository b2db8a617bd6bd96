# No assignment as a value.
case $a { $b = 1: { } }
