# The rest of the text after the string's end is skipped at the next line break.
$x = [@(A), 'start
a']
A
$y = 1
