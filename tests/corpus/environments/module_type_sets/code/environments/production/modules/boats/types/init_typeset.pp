type Boats = TypeSet[{
  version => '1.0.0',
  pcore_version => '1.0.0',
  references => {V => {name => 'Vehicles', version_range => '1.x'}},
  types => {Ferry => Array[V::Car]},
}]
