# What is known about the node is given.
# trusted: {"authenticated": "remote", "certname": "a.b", "extensions": {"pp_role": "web"}, "hostname": "a", "domain": "b"}
notify { "${trusted['certname']} ${trusted['extensions']['pp_role']} ${trusted['authenticated']}": }
