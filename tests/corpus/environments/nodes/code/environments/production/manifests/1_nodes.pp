node 'web1.example.com' { notify { 'by name': } }
node /^db/, 'exact' { notify { 'first pattern': } }
node default { notify { 'default': } }
