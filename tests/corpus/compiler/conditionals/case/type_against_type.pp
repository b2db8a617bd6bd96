# A type as value against a type as option.
$r = Integer ? { Type => 'type', Integer => 'integer', default => 'd' }
notify { $r: }
