# A node definition with the node's name applies.
# node: web.example.com
node 'web.example.com' {
  notify { 'web': }
}
node 'mail.example.com' {
  notify { 'mail': }
}
