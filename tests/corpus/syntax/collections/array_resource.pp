# A resource may be an element.
$x = [notify { 'a': }, Foo['b'] -> Bar['c']]
