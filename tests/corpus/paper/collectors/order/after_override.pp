# A collector changes what an inheriting class has overridden.
class base { notify { 'wall': message => 'base' } }
class derived inherits base {
  Notify['wall'] { message => 'derived' }
}
Notify <| title == 'wall' |> { message => 'collected' }
include derived
