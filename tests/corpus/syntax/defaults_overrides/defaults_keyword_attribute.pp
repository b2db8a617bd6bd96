# Keywords as names.
File { if => 1, class => 2 }
