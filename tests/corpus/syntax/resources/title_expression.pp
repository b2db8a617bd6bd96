# Operators in titles.
notify { 'a' + 'b': }
notify { $c ? { 1 => 'd' }: }
notify { if $e { 'f' }: }
notify { !$g: }
