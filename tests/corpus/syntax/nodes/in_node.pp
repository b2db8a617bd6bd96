# Not in another.
node a { node b { } }
