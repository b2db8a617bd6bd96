# Asking whether a variable is defined is no mistake.
# settings: {"strict_variables": true}
$x = undef
notify { 'values': message => [defined('$x'), defined('$y'), defined('$::x'), defined('$facts'), defined('$title')] }
