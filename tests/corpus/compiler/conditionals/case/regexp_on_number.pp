# A regular expression does not match a number.
case 5 { /5/: { notify { 'r': } } default: { notify { 'd': } } }
