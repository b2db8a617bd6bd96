# The name of a class may be quoted, and may begin with colons.
class outer { notify { 'outer': } }
class inner { notify { 'inner': } }
include 'outer'
include ::inner
