# Two keywords may stand as keys and values.
$x = {type => type, function => function}
