# A lambda sees what is around it at the time of the call.
class c {
  $x = 'class'
  [1].each |$i| { [2].each |$j| { notify { "${x} ${i} ${j} ${title}": } } }
}
include c
