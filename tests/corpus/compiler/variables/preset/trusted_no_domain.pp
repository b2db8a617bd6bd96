# A node without a domain.
# node: "web"
notify { 'trusted': message => $trusted }
