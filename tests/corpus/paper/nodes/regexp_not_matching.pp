# A regular expression that does not match.
# node: webmail.example.com
node /^web[0-9]+\./ {
  notify { 'web': }
}
node default {
  notify { 'default': }
}
