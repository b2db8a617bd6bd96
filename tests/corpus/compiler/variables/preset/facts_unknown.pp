# A fact that does not exist is nothing.
notify { "x${facts['nothing']}": }
