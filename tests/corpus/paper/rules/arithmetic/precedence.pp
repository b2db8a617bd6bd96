# Products come before sums, sums before shifts, and operators group to the left.
notify { 'product first': message => 2 + 3 * 4 }
notify { 'parentheses':   message => (2 + 3) * 4 }
notify { 'left to right': message => 10 - 4 - 3 }
notify { 'division':      message => 100 / 10 / 5 }
notify { 'shift last':    message => 1 + 1 << 2 + 1 }
