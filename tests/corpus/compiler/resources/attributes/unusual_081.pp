# Unusual expressions as values of attributes, case 81.
$a = (Notify<| |> -> Notify<| title == x |>) notice($a)
