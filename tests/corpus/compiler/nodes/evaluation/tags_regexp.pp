# Tags of a node that is given by a regular expression.
# node: "web.example.com"
node /^web\.(example|test)\.com$/ { notify { 'n': } }
