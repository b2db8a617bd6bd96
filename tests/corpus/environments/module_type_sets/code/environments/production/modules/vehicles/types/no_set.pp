type Vehicles::No_set = TypeSet[{
  version => '1.0.0',
  pcore_version => '1.0.0',
  references => {V => {name => 'Vehicles::Either', version_range => '1.x'}},
  types => {Number => Integer},
}]
