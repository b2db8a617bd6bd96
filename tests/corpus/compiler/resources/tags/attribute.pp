# Tags as an attribute.
notify { 'a': tag => 'one' }
notify { 'b': tag => ['two', 'Three', 'x::y'] }
