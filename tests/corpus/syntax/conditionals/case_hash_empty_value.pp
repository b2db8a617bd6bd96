# An empty hash as a value.
case $a { {}: { $x = 1 } }
