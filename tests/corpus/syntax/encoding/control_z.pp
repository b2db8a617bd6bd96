# An old end-of-file character.
$a = 1

