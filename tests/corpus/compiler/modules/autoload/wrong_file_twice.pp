# Fails: a file that is wrong is told of when its class is wanted, though a template has asked before.
# settings: {"strict": "off"}
notify { 'a': message => inline_template('<%= scope["m::x"].inspect %>') }
include m
