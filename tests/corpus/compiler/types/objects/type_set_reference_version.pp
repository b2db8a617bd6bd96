# Fails: the set that a set refers to must have a version in the range.
type Vehicles = TypeSet[{version => '1.0.0', pcore_version => '1.0.0', types => {Car => Object[{}]}}]
type Fleet = TypeSet[{
  version       => '1.0.0',
  pcore_version => '1.0.0',
  references    => {V => {name => 'Vehicles', version_range => '2.x'}},
  types         => {Any_of => Array[V::Car]},
}]
notice(Fleet)
