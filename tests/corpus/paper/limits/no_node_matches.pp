# Fails: Puppet wants a node definition that matches if there are any; NodeNoMatch skips them all.
# node: other.example.com
notify { 'top': }
node 'web.example.com' { notify { 'web': } }
