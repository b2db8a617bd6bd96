type Shop = TypeSet[{
  pcore_version => '1.0.0',
  version       => '1.2.0',
  types         => {
    Item  => Object[{attributes => {code => String, price => {type => Integer, value => 0}}}],
    Items => Array[Item],
    Count => Integer[0],
  }
}]
