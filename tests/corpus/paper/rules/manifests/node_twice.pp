# Fails: a node is defined once.
# node: web.example.com
node 'web.example.com' { notify { 'first': } }
node 'web.example.com' { notify { 'second': } }
