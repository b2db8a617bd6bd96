# A part of a name does not match.
# node: "web.example.com"
node 'web' { notify { 'partial': } }
node 'example.com' { notify { 'domain': } }
node default { notify { 'default': } }
