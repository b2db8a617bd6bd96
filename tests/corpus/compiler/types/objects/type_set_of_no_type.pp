# Fails: the members of a set must be types.
type Cars = TypeSet[{version => '1.0.0', pcore_version => '1.0.0', types => {Car => 'brum'}}]
notice(Cars)
