# Title and name in a node that is given by a regular expression.
node /^node/ { notify { "${title} ${name}": } }
