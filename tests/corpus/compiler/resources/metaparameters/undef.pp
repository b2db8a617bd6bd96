# A metaparameter that is undef.
notify { 'a': noop => undef, require => undef, tag => undef }
