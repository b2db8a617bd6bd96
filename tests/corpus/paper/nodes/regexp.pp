# A node definition can have a regular expression.
# node: web12.example.com
node /^web[0-9]+\./ {
  notify { 'web': }
}
node default {
  notify { 'default': }
}
