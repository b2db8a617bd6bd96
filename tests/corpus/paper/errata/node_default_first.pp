# The default node definition applies only if no other does, wherever it stands.
# node: web.example.com
node default {
  notify { 'default': }
}
node 'web.example.com' {
  notify { 'web': }
}
