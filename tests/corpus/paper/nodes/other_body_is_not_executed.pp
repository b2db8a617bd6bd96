# What is wrong in the definition of another node does not matter.
# node: web.example.com
node 'mail.example.com' {
  notify { 'mail': message => $nothing }
}
node 'web.example.com' {
  notify { 'web': }
}
