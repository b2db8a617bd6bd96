# A pair is no statement.
if $a { b => 1 }
