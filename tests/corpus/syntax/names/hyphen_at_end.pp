# A hyphen at the end of a word is a minus.
$a = foo- 1
