# A hyphen ends a name.
$a = 1
notify { "$a-b ${a}-b": }
