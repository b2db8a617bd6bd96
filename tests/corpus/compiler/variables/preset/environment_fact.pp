# A fact does not change the environment.
# facts: {"environment": "facts"}
notify { "${environment} ${facts['environment']}": }
