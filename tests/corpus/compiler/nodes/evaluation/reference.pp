# A node as a reference.
node default { notify { 'x': require => Node['default'] } }
