# Fails: no node matches.
node 'web.example.com' { notify { 'web': } }
