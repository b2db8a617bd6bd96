# Fails: the set that a set refers to must exist.
type Fleet = TypeSet[{
  version       => '1.0.0',
  pcore_version => '1.0.0',
  references    => {V => {name => 'Nothing', version_range => '1.x'}},
  types         => {Any_of => Array[V::Car]},
}]
notice(Fleet)
