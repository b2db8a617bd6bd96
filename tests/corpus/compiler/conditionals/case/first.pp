# The first option that matches.
case 'b' { 'a', 'b': { notify { 'ab': } } 'b': { notify { 'b': } } default: { notify { 'd': } } }
