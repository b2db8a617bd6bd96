# Qualified names with an index.
$x = "${foo::bar[1]} ${::foo[1]} ${foo-bar[1]}"
