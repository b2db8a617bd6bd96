# A class that a defined type and the manifest include is declared once, whichever comes first.
class common { notify { 'common': } }
define mark { include common }
mark { 'one': }
include common
