# CDefI: an inherited class that does not exist does no harm if nobody declares the class.
class derived inherits base { notify { 'derived': } }
notify { 'alone': }
