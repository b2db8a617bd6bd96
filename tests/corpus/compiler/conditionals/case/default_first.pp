# The default is tried last wherever it stands.
case 'b' { default: { notify { 'd': } } 'b': { notify { 'b': } } }
