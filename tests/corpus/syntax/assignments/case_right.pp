# A case too.
$x = case $a { 1: { 2 } default: { 3 } }
