# A resource requires itself.
notify { 'x': require => Notify['x'] }
