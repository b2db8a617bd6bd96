# Two keywords may stand as elements.
$x = [type, function]
