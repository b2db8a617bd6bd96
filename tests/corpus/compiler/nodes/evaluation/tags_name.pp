# Tags of a node with a name.
# node: "web.example.com"
class c { notify { 'c': } }
node 'web.example.com' { notify { 'n': } include c }
