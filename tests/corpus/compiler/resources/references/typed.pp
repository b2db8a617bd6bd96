# References as parameters with types.
notify { 'y': message => 'm' }
class c(Type[CatalogEntry] $r, Array[Type[Resource]] $l) { $l -> Notify['x'] notify { 'x': subscribe => $l } notice("${l} ${l[0]['message']}") }
class { 'c': r => Notify['y'], l => [Notify['y']] }
