# Fails: regular expressions that differ in signs alone.
# node: "aab.example.com"
node /a+b/ { notify { 'one': } }
node /a*b/ { notify { 'two': } }
