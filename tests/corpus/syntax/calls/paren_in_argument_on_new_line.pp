# Inside of an argument list.
f(
  (1 + 2),
  (3)
)
