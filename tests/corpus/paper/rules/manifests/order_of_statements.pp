# MSeqStep: statements at top are executed in their order, between definitions.
$one = 1
define mark($number) { notify { $title: message => $number } }
$two = $one + 1
mark { 'a': number => $two }
class outer { notify { 'outer': message => $two } }
$three = $two + 1
include outer
mark { 'b': number => $three }
