# A string that goes on after a heredoc's line swallows its text.
$x = [@(A), 'start
a
A
end']
$y = 1
