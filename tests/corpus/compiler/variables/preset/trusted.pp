# What is known about the node for sure.
# node: "web.example.com"
notify { 'trusted': message => $trusted }
