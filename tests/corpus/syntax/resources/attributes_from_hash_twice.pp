# Only once for each body.
foo { 'a': * => $b, * => $c; 'd': * => $e, * => $f, * => $g }
