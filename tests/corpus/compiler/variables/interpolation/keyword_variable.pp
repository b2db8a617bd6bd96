# A keyword in braces is a variable.
$if = 'x' $default = 'y'
notify { "${if} ${default}": }
