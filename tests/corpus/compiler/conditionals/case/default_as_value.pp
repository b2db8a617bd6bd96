# The word default as the value.
case default { 'a': { notify { 'a': } } default: { notify { 'd': } } }
