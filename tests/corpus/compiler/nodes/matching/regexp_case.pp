# Fails: a regular expression and the case of a name.
# node: "WEB.example.com"
node /WEB/ { notify { 'upper': } }
node /web/ { notify { 'lower': } }
