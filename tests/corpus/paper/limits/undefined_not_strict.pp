# Without strict mode an undefined variable is `undef`; μPuppet is always strict.
# settings: {"strict_variables": false}
notify { 'one': message => $nothing }
