# A node has its variables and the groups of its name.
# node: "web7"
node /(\d+)/ {
  $own = 1
  include role
  notice([defined('$1'), defined('$::1'), defined('$own'), defined('$::own')])
}
class role { notice([defined('$1'), defined('$role::1'), defined('$own'), defined('$role::own')]) }
