# Fails: unusual expressions as values of attributes, case 103.
$x = Notify<| |> realize($x)
