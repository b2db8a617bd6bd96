# Fails: unusual expressions as values of attributes, case 95.
define k($p) { notify { 'x': message => $p } } k { 'k': p => [Notify<| title == x |>] }
