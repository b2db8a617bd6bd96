# Numbers match across kinds, and strings do not.
case 1.0 { '1': { notify { 's': } } 1: { notify { 'i': } } default: { notify { 'd': } } }
