# A member of a set that names its parent before the braces and inside of them is warned about.
type Zoo = TypeSet[{
  pcore_version => '1.0.0',
  types         => {
    Animal => { attributes => { name => String } },
    Bird   => Animal { parent => Animal, attributes => { wings => Integer } },
  },
}]
notice(Zoo)
