# Elements of arrays, also of nested ones, and with a computed index.
$list = ['zero', 'one', ['two', 'three']]
$one = 1
notify { 'elements': message => [$list[0], $list[$one], $list[$one + 1], $list[2][$one]] }
