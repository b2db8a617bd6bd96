# The option undef.
case undef { '': { notify { 'empty': } } undef: { notify { 'undef': } } default: { notify { 'd': } } }
