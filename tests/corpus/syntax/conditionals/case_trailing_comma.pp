# No comma after the last value.
case $a { 1, 2,: { } }
