# The first of several regular expressions.
# node: "web.example.com"
node /web/ { notify { 'first': } }
node /example/ { notify { 'second': } }
