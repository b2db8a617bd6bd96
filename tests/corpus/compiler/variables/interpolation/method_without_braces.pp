# A dot ends a name.
$a = [1]
notify { "$a.length $a[0]": }
