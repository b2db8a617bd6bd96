# The environment's name.
notify { "${environment} ${::environment} ${server_facts['environment']}": }
