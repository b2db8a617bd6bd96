# Strings as values.
case $a { "b${c}": { $x = 1 } 'd': { $x = 2 } }
