# Fails: a lookup that fails in the default of a parameter is told of the resource.

define sized(
  $small = 1,
  $large = [1].map |$each| {
    lookup('nowhere')
  },
) { }

sized { 'one': }
