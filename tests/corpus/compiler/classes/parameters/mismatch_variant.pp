# Fails: none of several types.
class a(Variant[Integer, Boolean] $x) { }
class { 'a': x => 'one' }
