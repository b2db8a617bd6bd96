# Containing gives references.
class a { }
$r = contain('a')
notify { "${r}": }
