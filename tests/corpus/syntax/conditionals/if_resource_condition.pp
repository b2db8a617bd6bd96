# A resource is no condition without parentheses.
if notify { 'a': } { $x = 1 }
