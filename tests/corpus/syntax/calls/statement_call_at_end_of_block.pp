# The name last in a block, the argument outside.
if $a { include } foo
