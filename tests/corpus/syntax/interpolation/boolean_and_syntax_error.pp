# A boolean in braces makes Puppet fail only after the syntax was found to be right.
$x = "${true}" + )
