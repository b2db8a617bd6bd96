# One default only.
case $a { default: { } 1: { } default: { } }
