# All of what does not fit is reported.
class a { }
define b { }
function c() { }
notice 'd'
$e = 1
