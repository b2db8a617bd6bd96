# Spaces around dots do not matter.
node a . b .c { }
