# The message shows what follows the quote.
$x = 'abcdefghij	k
