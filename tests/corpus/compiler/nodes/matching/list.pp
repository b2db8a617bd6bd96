# A list of names.
# node: "b.example.com"
node 'a.example.com', 'b.example.com', /^c/ { notify { $title: } }
