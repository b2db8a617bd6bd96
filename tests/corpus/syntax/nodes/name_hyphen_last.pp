# Nor before it.
node example.foo-bar { }
