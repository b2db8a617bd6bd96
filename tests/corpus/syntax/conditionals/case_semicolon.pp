# Options are not separated.
case $a { 1: { }; 2: { } }
