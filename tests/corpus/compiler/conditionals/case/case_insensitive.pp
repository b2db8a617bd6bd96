# Strings without regard to case.
case 'ABC' { 'abc': { notify { 'same': } } default: { notify { 'd': } } }
