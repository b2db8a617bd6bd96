# Fails: unusual expressions as values of attributes, case 101.
$x = Notify<| |> $x -> notify { 'z': }
