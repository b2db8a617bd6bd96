# Including twice is including once.
class a { notify { 'a': } }
include a
include a
include '::a'
