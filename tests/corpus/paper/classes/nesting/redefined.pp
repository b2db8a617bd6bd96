# Fails: a class is defined twice.
class motd { notify { 'first': } }
class motd { notify { 'second': } }
include motd
