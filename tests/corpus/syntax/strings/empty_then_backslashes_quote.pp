# An empty string before a pair of backslashes and a quote.
$x = ''\\'
