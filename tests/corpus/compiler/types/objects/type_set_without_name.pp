# A set of types tells its name also if it has none, and what it is annotated with.
notice(TypeSet[{pcore_version => '1.0.0', version => '2.1.0', annotations => {}}])
type Zoo = TypeSet[{pcore_version => '1.0.0', annotations => {}}]
notice(Zoo)
