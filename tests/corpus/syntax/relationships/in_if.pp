# In a body.
if $a { A['a'] -> B['b'] }
