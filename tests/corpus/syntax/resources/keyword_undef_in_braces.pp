# undef before an arrow and before a colon.
file { undef: a => 1 }
File { undef => 1 }
