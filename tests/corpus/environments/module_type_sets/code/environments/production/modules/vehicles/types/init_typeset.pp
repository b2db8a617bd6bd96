type Vehicles = TypeSet[{
  version => '1.0.0',
  pcore_version => '1.0.0',
  types => {
    Car => Object[{attributes => {plate => String}}],
    Veteran => Object[{parent => Car, attributes => {age => Integer}}],
    Size => Enum['small', 'big'],
    Box => Struct[{size => Size}],
  },
}]
