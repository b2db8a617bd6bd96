# An empty hash is taken as the body.
if {} { $x = 1 }
