# Fails: a set of types cannot be an attribute.
type Shapes = TypeSet[{ pcore_version => '1.0.0', types => { Side => Integer } }]
notify { 'a': message => [Shapes] }
