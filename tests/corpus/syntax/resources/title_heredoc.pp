# A heredoc as a title.
notify { @(A): message => 'b' }
a
|- A
