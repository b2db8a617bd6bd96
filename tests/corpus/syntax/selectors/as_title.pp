# As a resource's title.
notify { $a ? { 1 => 'b', default => 'c' }: }
