# A comma needs an element.
$x = [,]
