# A name comes before regular expressions.
# node: "web.example.com"
node /web/ { notify { 'regexp': } }
node 'web.example.com' { notify { 'name': } }
