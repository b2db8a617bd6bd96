# Exported resources from a hash.
create_resources('@@notify', { a => {} })
