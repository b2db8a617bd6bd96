# Division and remainder round towards minus infinity; shifts by negative numbers go the other way.
$seven = 0 - 7
notify { 'divided':  message => $seven / 2 }
notify { 'modulo':   message => $seven % 3 }
notify { 'divisor':  message => 7 / (0 - 2) }
notify { 'rest':     message => 7 % (0 - 3) }
notify { 'left':     message => 16 << (0 - 2) }
notify { 'right':    message => 16 >> (0 - 2) }
notify { 'negative': message => $seven >> 1 }
notify { 'literal':  message => -7 }
