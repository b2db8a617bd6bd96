# Braces make no block.
{ $a = 1 }
