# Fails: unusual expressions as values of attributes, case 93.
class k($p) { notice(type($p)) } class { 'k': p => Notify<| title == x |> }
