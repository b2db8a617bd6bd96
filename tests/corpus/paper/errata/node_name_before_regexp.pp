# A node definition with a name is preferred to one with a regular expression.
# node: web.example.com
node /web/ {
  notify { 'regexp': }
}
node 'web.example.com' {
  notify { 'name': }
}
