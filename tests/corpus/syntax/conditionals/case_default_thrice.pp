# Each further one is reported.
case $a { default, 1, default: { $x = 1 } default: { } }
