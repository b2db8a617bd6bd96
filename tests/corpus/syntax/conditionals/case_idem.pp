# A case without effect.
case $a { 1: { 2 } default: { } }
$x = 1
