# A comma before a semicolon.
class { 'a': x => 1,; 'b': y => 2,; }
