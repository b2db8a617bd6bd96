# Fails: a nested value of the wrong type.
class a(Hash[String, Array[Integer]] $x) { }
class { 'a': x => { k => [1, 'two'] } }
