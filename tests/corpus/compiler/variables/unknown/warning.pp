# An unknown variable is undef with a warning.
notify { "v ${nothing}": message => $nothing }
