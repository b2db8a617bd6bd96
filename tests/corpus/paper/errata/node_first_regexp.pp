# Of several regular expressions that match, the first one counts.
# node: web.example.com
node /example/ {
  notify { 'first': }
}
node /web/ {
  notify { 'second': }
}
