# A hash as a value.
case $a { {b => 1}: { $x = 1 } }
