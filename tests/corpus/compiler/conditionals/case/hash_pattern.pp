# A hash matches if it has the entries of the pattern.
case { a => 1, b => 'x' } { { a => Integer }: { notify { 'match': } } default: { notify { 'd': } } }
