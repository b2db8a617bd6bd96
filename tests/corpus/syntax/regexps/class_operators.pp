# Set operations and nested classes.
$x = $a =~ /[a-z&&[^aeiou]]/
