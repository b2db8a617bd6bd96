# String interpolation.
$name_of_it = 'world'
notify { "Hello ${name_of_it}": }
