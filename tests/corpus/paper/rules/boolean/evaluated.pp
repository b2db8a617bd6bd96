# Both sides are expressions, evaluated from left to right.
$three = 3
notify { 'evaluated': message => $three > 2 and $three < 4 or $three == 0 }
