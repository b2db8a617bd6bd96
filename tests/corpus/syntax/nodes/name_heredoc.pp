# A heredoc as a name.
node @(A) { }
a
|- A
