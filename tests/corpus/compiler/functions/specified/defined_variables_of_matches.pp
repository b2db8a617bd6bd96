# All groups are defined wherever something has matched, and none in a function.
function asks() { notice(defined('$0')) }
class looks { notice([defined('$0'), defined('$looks::0'), defined('$::0')]) }
define watches() { notice([defined('$0'), defined('$7')]) }
notice([defined('$0'), defined('$1')])
if 'abc' =~ /(b)/ {
  notice([defined('$0'), defined('$1'), defined('$42'), defined('$007'), defined('$::0')])
  [1].each |$index| { notice([defined('$0'), defined('$index'), defined('$::index')]) }
}
notice(defined('$0'))
case 'abc' { /c/: { notice(defined('$0')) } }
notice('abc' ? { /a/ => defined('$3') })
if 'abc' !~ /x/ { notice(defined('$0')) }
$matches = 'abc' =~ /b/
include looks
watches { 'a': }
asks()
