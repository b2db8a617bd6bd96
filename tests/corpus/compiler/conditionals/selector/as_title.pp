# A selector as a title.
notify { 'b' ? { 'b' => 'chosen' }: }
