# What is contained in the main class has a tag that the class gets after it was declared.
class inner {
  notice(tagged('late'), tagged('early'))
}
define outer {
  include inner
  notice(tagged('late'))
}
class around {
  outer { 'x': }
}
tag('early')
include around
tag('late')
Notify <| tag == 'late' |> { message => 'collected' }
class other { @notify { 'virtual': } }
include other
