# A match that is no condition sets the groups as well.
$matched = 'abc' =~ /(b)/
notify { "top ${1}": }
