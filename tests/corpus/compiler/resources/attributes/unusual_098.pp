# Fails: unusual expressions as values of attributes, case 98.
$x = Notify<| title == x |> notice($x =~ Any, $x =~ CatalogEntry, $x == $x, $x =~ Runtime)
