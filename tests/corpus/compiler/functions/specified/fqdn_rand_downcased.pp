# With a third argument, the case of the node's name does not matter.
# facts: {"networking": {"fqdn": "Host.Example.COM"}}
notice([fqdn_rand(1000, 'a job'), fqdn_rand(1000, 'a job', true), fqdn_rand(1000, 'a job', false)])
