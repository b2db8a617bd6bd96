# Not as an attribute.
a { 'b': c => A['a'] -> B['b'] }
