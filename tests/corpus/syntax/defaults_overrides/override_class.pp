# Class references.
Class['a'] { b => 1 }
