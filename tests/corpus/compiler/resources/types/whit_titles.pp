# The type that agents put between others can be declared: its titles may be whole references.
whit { ['plain', 'Notify[inner]', 'Unknown[other]']: tag => 'made' }
Notify { noop => true }
Whit { loglevel => 'debug' }
@whit { ['Notify[virtual]', 'alone']: }
Notify <| title == 'virtual' |> { tag => 'collected' }
Whit <| |> { tag => 'second' }
notice(Notify['inner']['tag'], defined(Whit['Notify[inner]']), defined(Notify['virtual']))
notify { 'after': require => Whit['Notify[inner]'] }
Whit['Notify[inner]'] -> Notify['after']
