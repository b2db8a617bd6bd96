# Bare words with keywords in them.
$a = [if-else, class-a, in-out, true-x]
