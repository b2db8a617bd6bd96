type Vehicles::Uses = TypeSet[{
  version => '1.0.0',
  pcore_version => '1.0.0',
  references => {
    V => {name => 'Vehicles', version_range => '1.x'},
    W => {name => 'Vehicles::Parts::Wheels', version_range => '>=1.0.0'},
  },
  types => {
    Any_of => Variant[V::Car, W::Number],
    Cart => Object[{parent => V::Veteran, attributes => {wheels => W::Number}}],
  },
}]
