# Fails: Section 5.3, nested constructs and multiple definitions. Puppet 4.8 executed both bodies of
# `a::b`; Puppet 7 rejects the second definition.
class a {
  $x1 = "a"
  class b {
    $y1 = "b"
  }
}

class a::b {
  $y2 = "ab"
}
include a
include a::b
notify { 'both': message => [$::a::b::y1, $::a::b::y2] }
