# A lambda's value is a resource.
$r = ['a', 'b'].map |$t| { notify { $t: } }
notify { "${r}": }
