# The definition of the default comes before regular expressions that match its name.
# node: web.example.com
node /fault/ { notify { 'regexp': } }
node default { notify { 'default': } }
