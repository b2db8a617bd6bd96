# Fails: function without body.
type Point = Object[{attributes => {x => Integer}, functions => {f => Callable[[], Integer]}}]
notify { "${Point(1).f}": }
