type Kiosk = TypeSet[{
  pcore_version => '1.0.0',
  types         => {Pile => Array[S::Item]},
  references    => {S => {name => 'Shop', version_range => '1.x'}}
}]
