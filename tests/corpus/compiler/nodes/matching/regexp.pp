# A regular expression, with groups.
# node: "web07.example.com"
node /^([a-z]+)(\d+)\./ { notify { "${1} ${2} ${0}": } }
