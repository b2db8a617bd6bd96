# The class with the settings can be included.
include settings
notify { 'x': message => $settings::environment }
