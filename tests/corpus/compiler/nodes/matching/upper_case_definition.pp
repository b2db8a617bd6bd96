# A node's name is taken in lower case.
# node: "web.example.com"
node 'WEB.example.com' { notify { $title: } }
