# Fails: unusual expressions as values of attributes, case 92.
class k($p) { notice($p) } class { 'k': p => Notify<| title == x |> }
