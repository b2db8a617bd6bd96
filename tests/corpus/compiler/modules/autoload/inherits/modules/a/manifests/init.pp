class a inherits b::params { notify { "${port}": } }
