# All classes see the variables of top scope.
$domain = 'example.com'
class inner { notify { 'inner': message => $domain } }
class outer {
  include inner
  notify { 'outer': message => $domain }
}
include outer
