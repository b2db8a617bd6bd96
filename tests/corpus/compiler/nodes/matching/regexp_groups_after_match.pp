# A match in the node hides the node's groups.
# node: "web07.example.com"
node /^([a-z]+)\d+/ {
  if 'xyz' =~ /(y)/ { notify { "in ${1}": } }
  notify { "after ${1}": }
}
