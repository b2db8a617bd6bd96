# Attributes from a hash.
$attributes = { 'owner' => 'alice', 'mode' => '0644' }
file { '/etc/motd': * => $attributes }
