# A default may ask for a parameter that comes later and has no value yet.
class role($first = defined('$second'), $second = 2, $third = defined('$first')) {
  notice([$first, $third])
}
include role
function asks($first = defined('$second'), $second = 2) { notice($first) }
asks()
