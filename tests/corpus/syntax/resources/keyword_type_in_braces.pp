# type before an arrow and before a parenthesis.
File { type => 1 }
file { type(1): }
