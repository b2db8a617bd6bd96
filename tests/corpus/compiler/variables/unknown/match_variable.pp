# A group without a match is undef without a warning.
notify { "v ${1} ${0}": }
