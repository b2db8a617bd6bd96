# Definitions alone declare nothing.
class outer { notify { 'outer': } }
define mark { notify { $title: } }
