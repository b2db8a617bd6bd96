# All operators on integers.
notify { 'plus':     message => 7 + 3 }
notify { 'minus':    message => 7 - 3 }
notify { 'times':    message => 7 * 3 }
notify { 'divided':  message => 7 / 3 }
notify { 'modulo':   message => 7 % 3 }
notify { 'left':     message => 7 << 3 }
notify { 'right':    message => 7 >> 1 }
