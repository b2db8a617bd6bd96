# A metaparameter as a default.
Notify { noop => true }
notify { 'a': }
notify { 'b': noop => false }
