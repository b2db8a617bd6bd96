# Odd names of types, classes and tags, case 31.
$t = 'notify' Resource[$t] { 'x': message => 'm' }
