# Fails: a name with a capital letter is no name.
$Abc = 1
