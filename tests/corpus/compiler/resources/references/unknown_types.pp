# What is looked for with a type that nobody knows is the reference in the title, or a class.
class plain { }
include plain
notify { ['first', 'second']: }
@notify { 'virtual': }
Resource['nobody', 'Notify[first]'] { noop => true }
Resource['nobody', 'Notify[first]'] -> Notify['second']
realize(Resource['nobody', 'Notify[virtual]'])
notify { 'third': require => [Resource['nobody', 'Notify[first]'], Resource['nobody', 'plain']] }
notice(defined(Resource['nobody', 'Notify[first]']), defined(Resource['nobody', 'plain']))
notice(defined(Resource['nobody', '']), defined(Resource['nobody', 'main']), defined(Node['plain']))
Resource['nobody', ''] { noop => true }
