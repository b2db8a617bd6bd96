# Title and name in a node.
node default { notify { "${title} ${name}": } }
