# A keyword element is the whole element.
$x = [type + 1]
