# A node whose name is not in the list gets the default definition.
# node: c.example.com
node 'a.example.com', 'b.example.com' {
  notify { 'a or b': }
}
node default {
  notify { 'neither': }
}
