# A node by its name.
# node: "web.example.com"
node 'web.example.com' { notify { 'web': } }
node default { notify { 'default': } }
