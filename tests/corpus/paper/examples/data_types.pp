# Section 5.3, dynamic data types.
class typed(Integer $x = 5) {
  notify { 'matches': message => $x =~ Integer[1,10] }
}
include typed
