# Inner conditionals have groups of their own, and the outer ones come back.
if 'abc' =~ /(b)/ {
  if 'xyz' =~ /(y)/ { notify { "inner ${1}": } }
  notify { "outer ${1}": }
}
