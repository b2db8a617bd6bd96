# A regular expression comes before the default.
# node: "web.example.com"
node default { notify { 'default': } }
node /web/ { notify { 'regexp': } }
