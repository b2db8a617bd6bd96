# A fact called environment.
# facts: {"environment": "other", "servername": "mine"}
notify { "${environment} ${servername}": }
