# Fails: names that mean something to Puppet itself, case 302.
class component { } create_resources('class', {'component' => {}})
