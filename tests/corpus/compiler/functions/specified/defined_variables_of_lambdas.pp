# What a lambda has is defined for a class that it includes, and for nothing that comes later.
class looks { notice([defined('$index'), defined('$::index'), defined('$looks::index')]) }
class outer {
  [1].each |$inner| {
    include within
    notice([defined('$inner'), defined('$outer::inner'), defined('$::inner')])
  }
}
class within { notice([defined('$inner'), defined('$outer::inner')]) }
define later() { notice(defined('$index')) }
[1].each |$index| {
  include looks
  later { 'a': }
}
include outer
