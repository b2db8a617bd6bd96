# A parameter with the name of a metaparameter.
class a($noop = true) { notify { "n${noop}": } }
include a
