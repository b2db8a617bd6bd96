# A set of types.
type A = TypeSet[{ pcore_version => '1.0.0', version => '1.0.0', types => { B => Integer } }]
