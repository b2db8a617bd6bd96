# Fails: the definition that applies reads an undefined variable.
# node: web.example.com
node 'web.example.com' {
  notify { 'web': message => $nothing }
}
