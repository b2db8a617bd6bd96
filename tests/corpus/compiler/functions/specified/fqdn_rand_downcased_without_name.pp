# Fails: without the fact there is no name of the node to be downcased.
notice(fqdn_rand(30, 'a job', true))
