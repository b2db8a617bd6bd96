# The body default alone makes nothing.
notify { default: message => 'd' }
