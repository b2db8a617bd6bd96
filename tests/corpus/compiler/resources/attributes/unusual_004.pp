# Fails: unusual expressions as values of attributes, case 4.
$x = Notify<| title == 'b' |> notice($x)
