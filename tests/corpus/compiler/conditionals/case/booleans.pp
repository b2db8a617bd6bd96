# A case over conditions.
$x = 7
case true { $x < 5: { notify { 'small': } } $x < 10: { notify { 'medium': } } default: { notify { 'large': } } }
