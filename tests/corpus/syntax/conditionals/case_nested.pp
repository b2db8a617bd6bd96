# A case in a case.
case $a { 1: { case $b { 2: { $x = 1 } } } }
