# Fails: Def: the body does not see the variables of the class that declares it.
define mark { notify { $title: message => $secret } }
class outer {
  $secret = 'hidden'
  mark { 'one': }
}
include outer
