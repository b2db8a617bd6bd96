# Names of nodes are compared in lower case.
# node: WEB.example.com
node 'web.example.com' { notify { 'name': } }
node default { notify { 'default': } }
