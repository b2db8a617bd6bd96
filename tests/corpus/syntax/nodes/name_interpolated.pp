# No interpolation.
node "a${b}c" { }
