# Fails: puppet cannot serialize an Error.
$problem = Error('message', 'kind')
notice($problem.message)
notify { 'a': message => [$problem] }
