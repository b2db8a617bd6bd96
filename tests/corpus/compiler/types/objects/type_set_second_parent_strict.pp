# Fails: with strict checks, a member of a set must name its parent once.
# settings: {"strict": "error"}
type Zoo = TypeSet[{
  pcore_version => '1.0.0',
  types         => {
    Animal => { attributes => { name => String } },
    Bird   => Animal { parent => Animal, attributes => { wings => Integer } },
  },
}]
notice(Zoo)
