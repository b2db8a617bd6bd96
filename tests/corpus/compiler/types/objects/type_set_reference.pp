# A set refers to another one by an alias.
type Vehicles = TypeSet[{version => '1.0.0', pcore_version => '1.0.0', types => {Car => Object[{}], Number => Integer}}]
type Fleet = TypeSet[{
  version       => '1.0.0',
  pcore_version => '1.0.0',
  references    => {V => {name => 'Vehicles', version_range => '1.x'}},
  types         => {Any_of => Variant[V::Car, V::Number]},
}]
notice(Fleet)
