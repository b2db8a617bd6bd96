# Fails: a type alias in a message.
type Colour = Enum[red, green]
class c(Colour $x) { }
class { 'c': x => 'blue' }
