# Fails: a type alias of a struct.
type Person = Struct[{ name => String, Optional[age] => Integer }]
define d(Person $p) { notify { $p['name']: } }
d { 'x': p => { name => 'ann' } }
d { 'y': p => { name => 'bob', age => 'old' } }
