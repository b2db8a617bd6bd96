# Values that make no sense parse.
undef { 'a': }
default { 'b': }
true { 'c': }
