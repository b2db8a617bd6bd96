# Two heredocs on one line.
notice(@(A), @(B))
a
A
b
B
$y = 1
