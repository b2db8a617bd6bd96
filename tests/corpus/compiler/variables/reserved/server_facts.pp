# Fails: the variable server_facts cannot be assigned.
$server_facts = {}
