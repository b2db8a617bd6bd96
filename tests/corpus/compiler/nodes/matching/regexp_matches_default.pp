# Without a definition for the node, the one for "default" is looked for, by regular expressions too.
# node: web.example.com
node /nothing/ { notify { 'nothing': } }
node /d(e.)/ { notify { "matched ${0} ${1}": } }
node 'other' { notify { 'other': } }
