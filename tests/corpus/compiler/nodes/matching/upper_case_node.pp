# A node with capitals.
# node: "WEB.example.com"
node 'web.example.com' { notify { $title: } }
