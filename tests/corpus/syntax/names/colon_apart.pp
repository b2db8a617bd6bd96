# A single colon between names is no name.
$a = foo:bar
