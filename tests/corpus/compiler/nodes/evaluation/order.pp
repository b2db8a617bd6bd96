# The top's code comes before the node's.
node default { notice('node') notify { 'node': } }
notice('top')
notify { 'top': }
