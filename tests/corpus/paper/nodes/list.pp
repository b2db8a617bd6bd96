# A node definition can have several names.
# node: b.example.com
node 'a.example.com', 'b.example.com' {
  notify { 'a or b': }
}
node default {
  notify { 'neither': }
}
