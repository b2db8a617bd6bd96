# A node's name without quotes.
# node: "web.example.com"
node web.example.com { notify { $title: } }
