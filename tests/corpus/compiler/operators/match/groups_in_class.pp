# A class does not see the groups of what includes it.
class c { notify { "class ${1}": } }
if 'abc' =~ /(b)/ { include c }
