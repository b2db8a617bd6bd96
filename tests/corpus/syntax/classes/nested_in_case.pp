# Not in a case.
case $a { 1: { class b { } } }
