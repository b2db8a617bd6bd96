# Fails: unusual expressions as values of attributes, case 102.
$x = Notify<| |> $x.each |$y| { notice($y) }
