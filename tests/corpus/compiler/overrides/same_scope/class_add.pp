# Fails: a metaparameter is added to a class.
class a { notify { 'a': } }
include a
Class['a'] { tag => 'late' }
