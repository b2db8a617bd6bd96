# A group without a match is undef even in strict mode.
# settings: {"strict_variables": true, "strict": "error"}
notify { "v ${1}": }
