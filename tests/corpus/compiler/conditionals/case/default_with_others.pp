# The default beside other values.
case 'z' { 'a', default: { notify { 'ad': } } 'b': { notify { 'b': } } }
