# The type that agents use for classes and defined types can be declared: it makes classes without
# code, or resources whose type and title are in its title.
define pair { }
component { ['plain', 'with::Parts', 'Pair[first]']: tag => 'made' }
-> notify { 'after': require => Component['plain'], message => [Component['x::y'], Component['Pair[z]']] }
@component { 'virtual': }
Component <| tag == 'virtual' |> { noop => true }
notice(Component['plain'], defined(Component['plain']), defined(Class['plain']))
