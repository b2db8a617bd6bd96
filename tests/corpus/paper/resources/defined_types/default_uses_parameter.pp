# A default value is an expression, and may use the parameters before it.
define account($id, $home_id = $id + 1000) {
  user { $title: uid => $id, gid => $home_id }
}
account { 'alice': id => 1 }
account { 'bob': id => 2, home_id => 7 }
