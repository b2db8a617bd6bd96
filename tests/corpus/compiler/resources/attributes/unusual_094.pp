# Fails: unusual expressions as values of attributes, case 94.
define k($p) { notice($p) } k { 'k': p => Notify<| title == x |> }
