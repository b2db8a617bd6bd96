# A class does not see the node's groups.
# node: "web07.example.com"
class c { notify { "class ${1}": } }
node /^(\w+)\d+/ { include c notify { "node ${1}": } }
