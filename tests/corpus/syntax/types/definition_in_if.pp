# In the wrong place as well.
if $a { type B { } }
