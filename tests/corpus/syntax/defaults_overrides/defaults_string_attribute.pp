# Strings are no names.
File { 'mode' => 1 }
