# A type set and a hash.
type A = TypeSet { version => '1.0.0' }
