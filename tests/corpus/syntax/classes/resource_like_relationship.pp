# With arrows.
class { 'a': } -> class { 'b': } ~> Class['c']
