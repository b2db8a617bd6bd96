# A case as the argument.
fail case $a { default: { 'b' } }
