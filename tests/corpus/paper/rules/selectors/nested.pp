# Selectors in selectors, and in the title of a resource.
$a = 1
$b = 2
notify { $a ? { 1 => $b ? { 1 => 'one one', default => 'one other' }, default => 'other' }: }
