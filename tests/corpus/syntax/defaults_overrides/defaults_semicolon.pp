# No semicolons.
File { mode => 1; owner => 2 }
