# A class called settings.
class settings { notify { 'x': } }
include settings
