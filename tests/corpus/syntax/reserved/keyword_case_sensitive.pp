# Keywords are lower-case: upper case makes a type name.
$a = [If, True, Undef, Class]
