# Facts are variables of top scope.
# node: web.example.com
# facts: {"osfamily": "Debian", "processors": 4}
node 'web.example.com' {
  notify { $::osfamily: message => $processors * 2 }
}
