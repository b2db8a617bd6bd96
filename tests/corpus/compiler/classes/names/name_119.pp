# Fails: names that mean something to Puppet itself, case 119.
define resource { notify { "in-$title": } }
@resource { 'q': }
Resource<| |>
realize(Resource['q'])
notice(Resource, Resource['q'], defined('resource'))
