# Titles of all kinds.
notify { 'a': }
notify { "b${c}": }
notify { d: }
notify { $e: }
notify { ['f', 'g']: }
notify { 1: }
notify { h::i: }
notify { J: }
notify { k-l: }
notify { f(1): }
notify { $m[1]: }
notify { $n.o: }
notify { default: message => 'p' }
notify { undef: }
notify { true: }
notify { {q => 1}: }
