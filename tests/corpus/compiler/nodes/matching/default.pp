# The default node.
node 'web.example.com' { notify { 'web': } }
node default { notify { 'default': } }
