# Including gives references.
class a { }
$r = include(a)
notify { "${r}": }
