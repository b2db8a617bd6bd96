type Vehicles::Newer = TypeSet[{
  version => '1.0.0',
  pcore_version => '1.0.0',
  references => {V => {name => 'Vehicles', version_range => '2.x'}},
  types => {Cars => Array[V::Car]},
}]
