# Empty bodies.
case $a { 1: { } default: { } }
