# Groups of the search are variables.
if /(b+)/ in 'abbc' { notify { "found ${0} ${1}": } }
