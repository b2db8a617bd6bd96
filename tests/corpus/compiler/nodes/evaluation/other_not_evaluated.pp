# Other nodes are not evaluated.
node 'other' { fail('no') }
node default { notify { 'x': } }
