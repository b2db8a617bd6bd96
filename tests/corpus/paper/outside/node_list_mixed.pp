# Names and regular expressions in one node definition.
# node: web.example.com
node 'mail.example.com', /^web/ { notify { 'web': } }
