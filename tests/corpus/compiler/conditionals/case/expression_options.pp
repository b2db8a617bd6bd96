# Options may be any expressions.
$a = 3
case 3 { 1 + 1: { notify { 'two': } } $a: { notify { 'three': } } default: { notify { 'd': } } }
