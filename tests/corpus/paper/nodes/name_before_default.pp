# The definition with the node's name applies, and not the default one.
# node: web.example.com
node 'web.example.com' {
  notify { 'web': }
}
node default {
  notify { 'default': }
}
