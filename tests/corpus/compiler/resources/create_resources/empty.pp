# No resources.
create_resources('notify', {})
