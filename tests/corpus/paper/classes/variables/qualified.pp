# The variables of a declared class can be read by their full names.
class settings_of_site { $port = 8080 }
include settings_of_site
notify { 'port': message => $::settings_of_site::port }
