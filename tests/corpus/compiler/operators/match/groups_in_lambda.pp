# A lambda sees the groups around it, and its own do not leave it.
$m = 'abc' =~ /(b)/
[1].each |$i| {
  notify { "lambda ${1}": }
  $n = 'xyz' =~ /(y)/
  notify { "own ${1}": }
}
notify { "outside ${1}": }
