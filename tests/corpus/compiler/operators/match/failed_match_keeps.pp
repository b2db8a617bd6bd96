# A match that fails keeps the groups of the one before.
if 'abc' =~ /(b)/ {
  $x = 'abc' =~ /(z)/
  notify { "still ${1} ${x}": }
}
