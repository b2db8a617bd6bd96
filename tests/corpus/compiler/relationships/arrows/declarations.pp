# Arrows between declarations.
notify { 'a': } -> notify { ['b', 'c']: } ~> file { '/d': }
