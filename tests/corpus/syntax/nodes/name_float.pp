# A fraction is a name of two parts.
node 1.5 { }
