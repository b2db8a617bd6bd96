# What is declared outside of node definitions is for all nodes.
# node: web.example.com
$domain = 'example.com'
notify { 'everywhere': message => $domain }
node 'web.example.com' {
  notify { 'web': message => $domain }
}
