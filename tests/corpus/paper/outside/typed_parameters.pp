# Parameters with types.
class typed(Integer $number = 1, Optional[String] $text = undef) { notify { 'typed': message => $number } }
include typed
