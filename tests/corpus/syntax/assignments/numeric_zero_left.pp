# The whole match.
$0 = 2
