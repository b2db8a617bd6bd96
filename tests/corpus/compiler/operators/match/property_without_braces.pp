# A letter with a backslash that begins no property stands for itself.
notify { 'v': message => ['path' =~ /\path/, 'x1' =~ /\p{Digit}/, 'xa' =~ /\P{Alpha}/] }
