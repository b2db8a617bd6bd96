# Fails: a lookup that fails in the default of a parameter is told of the class.

class sized(
  $small = 1,
  $large =
    lookup('nowhere'),
) { }

include sized
