# Words that only start like keywords.
$a = [classes, iffy, node1, in_, default_x, trueish, undefined, types, functional]
