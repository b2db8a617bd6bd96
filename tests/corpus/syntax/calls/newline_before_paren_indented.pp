# Spaces before it do not matter.
f
  (1)
